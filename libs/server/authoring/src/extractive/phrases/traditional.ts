/** The signs of phrases that are written otherwise where Chinese is written traditionally. */
const simplified = '说话释术语义试项选择变应对现为运调执骤问题关键类这与从个给么什内读码会时间';
const traditional = '說話釋術語義試項選擇變應對現為運調執驟問題關鍵類這與從個給麼什內讀碼會時間';

/** Signs that every text has. */
const common = { simplified: /[这为说们时会对开来个]/gu, traditional: /[這為說們時會對開來個]/gu };

export const isTraditional = (text: string): boolean =>
  (text.match(common.traditional)?.length ?? 0) > (text.match(common.simplified)?.length ?? 0);

export const asTraditional = (text: string): string =>
  text.replaceAll(/\p{sc=Han}/gu, (sign) => {
    const at = simplified.indexOf(sign);
    return at < 0 ? sign : traditional.charAt(at);
  });
