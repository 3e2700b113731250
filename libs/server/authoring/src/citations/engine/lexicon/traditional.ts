/** Traditional signs and what is written for them today; those of the words that the check knows. */
const signs = new Map(
  (
    '會会無无沒没從从總总們们這这個个為为與与對对將将過过於于還还該该後后來来時时間间內内開开關关啟启閉闭結结東东長长遲迟熱热涼凉強强輕轻濕湿乾干軟软寬宽貧贫窮穷買买賣卖進进輸输僅仅隻只據据認认聲声稱称說说報报導导發发現现證证張张議议數数許许幾几約约經经緻致產产減减縮缩漲涨勝胜敗败敵敌戰战爭争舊旧壞坏優优裡里裏里讓让離离釋释陽阳陰阴鹹咸異异並并標标點点萬万億亿兩两釐厘噸吨鐘钟週周歲岁頁页紀纪條条層层種种項项處处顯显隱隐' +
    '動动靜静終终應应須须難难簡简單单複复雜杂鬆松緊紧飛飞傳传遠远親亲疏疏連连斷断贏赢補补刪删除除創创滅灭啓启絕绝樂乐憂忧負负雙双單单圓圆滿满虛虚實实遞递險险穩稳專专業业屬属邊边線线網网絡络訊讯號号碼码檔档夾夹設设預预資资料料庫库儲储'
  )
    .match(/../gu)
    ?.map((pair) => [pair[0]!, pair[1]!] as const),
);

/** A Chinese word in the signs that the lists of words are written in. */
export const simplified = (word: string): string =>
  word.replace(/\p{Script=Han}/gu, (sign) => signs.get(sign) ?? sign);
