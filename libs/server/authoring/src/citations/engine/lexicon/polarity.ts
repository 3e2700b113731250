/** Words that turn a statement into its contrary, per language; lower case, one space between. */
export const negators: Readonly<Record<string, string>> = {
  en: 'not no never none neither nor without cannot nobody nothing nowhere hardly barely scarcely unable lack lacks lacked lacking fail fails failed',
  de: 'nicht kein keine keinen keinem keiner keines nie niemals niemand nichts ohne weder kaum nirgends ungenügend',
  fr: 'ne n pas jamais aucun aucune sans ni rien personne guère nulle nul',
  es: 'no nunca jamás ningún ninguna ninguno sin ni nada nadie tampoco apenas',
  it: 'non mai nessun nessuna nessuno senza né nulla niente neppure nemmeno',
  pt: 'não nunca jamais nenhum nenhuma sem nem nada ninguém tampouco',
  ca: 'no mai cap sense ni res ningú tampoc',
  ru: 'не ни нет без никогда никто ничто нельзя ничего никакой нету',
  zh: '不 没 没有 无 未 非 不是 不能 不会 并不 并非 从未 不再 不用 无法 莫 勿',
  ja: 'ない なか なかっ ず ぬ ん せん なく なし ません 無い なけれ ないで 不',
  ar: 'لا لم لن ليس ليست غير دون بدون ما لست عدم بلا ولا ولم ولن وليس وليست وغير فلا فلم فلن',
  hi: 'नहीं न मत बिना कभी',
};

/** Words, as they are written, that only look like a negator: Italian "ne" (of it) and "né" (nor). */
export const lookalikes: Readonly<Record<string, string>> = { it: 'ne', fr: 'croît' };

/**
 * Words that deny without a negator: "prevents it from", "instead of". Where one stands on one side
 * and a negator on the other, neither is missing.
 */
export const implicitNegators: Readonly<Record<string, string>> = {
  en: 'unlike prevent prevents prevented avoid avoids avoided instead rather little few fewer less only but except unless refuse refuses refused stop stops stopped lose loses lost out free almost remain remains keep keeps against exclude excludes excluded ban banned forbid forbidden forbids deny denied reject rejected ignore ignores ignored disregard disregarded neglect neglected ceased cease ended other beyond absent missing empty only otherwise freely exempt exempts exempted',
  de: 'gegensatz verhindern verhindert verhinderte vermeiden vermeidet statt anstatt wenig wenige weniger nur außer sondern verlieren verliert verlor frei fast bleibt bleiben verboten verbietet gegen leer fehlt fehlen aufhören beendete sonst andernfalls ungehindert uneingeschränkt befreit befreien',
  fr: 'contrairement empêche empêchent éviter évite lieu plutôt peu moins seulement sauf mais refuse refuser perd perdu presque reste restent interdit interdite contre vide manque cesse cessé sinon librement exempte exempté dispense exclu exclue',
  es: 'diferencia impide impiden evitar evita lugar poco poca menos sólo solo salvo sino pero pierde perdió casi queda quedan prohibido prohíbe contra vacío falta faltan dejó deja contrario libremente exime exento exenta excluido excluida',
  it: 'differenza impedisce impediscono evitare evita invece anziché poco poca meno solo soltanto tranne ma perde perso quasi resta restano vietato contro vuoto manca mancano unico più altrimenti liberamente esonera esente escluso esclusa',
  pt: 'contrário impede impedem evitar evita vez pouco pouca menos só apenas exceto mas perde perdeu quase fica proibido contra vazio falta faltam deixou livremente isenta isento dispensa excluído excluída',
  ca: 'impedeix evitar evita lloc poc poca menys només excepte sinó perd gairebé queda prohibit contra falta',
  ru: 'отличие мешает предотвращает вместо мало меньше только кроме но потерял почти остаётся остается запрещено против пустой отсутствует перестал освобождает освобождён исключён исключено',
  zh: '不同 不像 防止 避免 而是 代替 少 仅 只 除 但 失去 几乎 禁止 缺 停止 中止',
  ja: '異なり 防ぐ 避け 代わり だけ のみ しか 除い 失 ほとんど 禁止 欠 停止 中止',
  ar: 'يمنع تجنب بدلا قليل فقط سوى لكن فقد تقريبا يبقى ضد',
  hi: 'रोकता बजाय कम केवल सिर्फ लेकिन लगभग',
};

/** What makes less of a quality: "less dense". */
export const lessWords: ReadonlySet<string> = new Set(
  'less fewer weniger moins menos meno менее меньше'.split(' '),
);
/** What makes more of it. Folded. */
export const moreWords: ReadonlySet<string> = new Set(
  'more mehr plus mas piu mais mes более больше'.split(' '),
);

/** What claims the whole of a thing. */
export const strong: Readonly<Record<string, string>> = {
  en: 'all every each always only entirely never none whole completely exclusively solely everything everyone everywhere invariably wholly fully guarantees guaranteed totally',
  de: 'alle alles aller allen jeder jede jedes jeden jedem immer nur lediglich ausschließlich stets vollständig völlig ganz sämtliche niemals nie überall gänzlich restlos gewiss',
  fr: 'tout tous toute toutes chaque toujours seulement seul seule uniquement entièrement complètement exclusivement jamais totalement partout',
  es: 'todo todos toda todas cada siempre solo sólo solamente únicamente exclusivamente enteramente completamente nunca totalmente cualquier',
  it: 'tutto tutti tutta tutte ogni ognuno sempre solo soltanto solamente esclusivamente interamente completamente mai totalmente unicamente qualsiasi',
  pt: 'todo todos toda todas cada sempre só somente apenas exclusivamente inteiramente completamente nunca totalmente qualquer',
  ca: 'tot tots tota totes cada sempre només únicament exclusivament completament mai',
  ru: 'все всё всех каждый каждая каждое всегда только исключительно полностью никогда любой целиком весь вся',
  zh: '所有 全部 一切 每 都 总是 只 仅 唯一 完全 从来 必须 永远 皆 始终 任何 只有',
  ja: 'すべて 全て 全部 あらゆる 常に いつも だけ のみ 完全 必ず 決して 全員 みな どの',
  ar: 'كل جميع دائما فقط كافة تماما أبدا حصرا كليا',
  hi: 'सभी सब हर हमेशा केवल सिर्फ पूरी',
};

/** What claims only a part of it, or only its possibility. */
export const hedges: Readonly<Record<string, string>> = {
  en: 'most many some often may might can could usually sometimes largely mostly mainly partly several few likely perhaps probably generally typically seldom rarely possibly seems seem appears suggests frequently occasionally chiefly primarily tend tends majority minority half',
  de: 'viele manche einige meist meistens oft häufig kann können könnte dürfte vermutlich wohl teilweise überwiegend manchmal selten wenige größtenteils möglicherweise gewöhnlich mehrere scheint hauptsächlich hälfte',
  fr: 'plupart beaucoup certains certaines souvent peut peuvent pourrait parfois presque rarement quelques plusieurs généralement surtout partiellement probablement moitié semble',
  es: 'mayoría muchos muchas algunos algunas suele suelen puede pueden podría rara generalmente varios varias quizá quizás probablemente frecuencia mitad parece menudo principalmente',
  it: 'maggior molti molte alcuni alcune spesso può possono potrebbe talvolta raramente diversi generalmente forse probabilmente metà sembra soprattutto',
  pt: 'maioria muitos muitas alguns algumas frequentemente pode podem poderia raramente vários várias geralmente talvez provavelmente metade parece principalmente',
  ca: 'majoria molts moltes alguns algunes sovint pot poden gairebé rarament diversos generalment potser meitat part',
  ru: 'многие некоторые большинство часто может могут иногда почти обычно редко несколько вероятно возможно около половина треть часть',
  zh: '大多 大多数 许多 一些 有些 往往 常常 可能 可以 通常 有时 几乎 多数 少数 部分 大约 约 一半',
  ja: '多く ほとんど 一部 しばしば かもしれ 可能 通常 時々 ことがある 大半 約 半分 たいてい',
  ar: 'معظم كثير بعض غالبا قد يمكن أحيانا تقريبا نادرا عادة عدة نصف ثلث جزء أغلب',
  hi: 'अधिकांश कई कुछ अक्सर सकता सकते लगभग शायद आधा',
};

/** What stands before a strong one and takes it back: "almost all". */
export const almost: ReadonlySet<string> = new Set(
  'almost nearly virtually fast beinahe nahezu presque casi quasi quase praticamente почти 几乎 差不多 ほとんど ほぼ تقريبا लगभग'.split(
    ' ',
  ),
);

/** Of the strong ones those that exclude ("only"), which no "all" stands for. */
export const exclusives = new Set(
  'only solely exclusively nur lediglich ausschließlich solamente seulement seul seule seuls seules uniquement exclusivement solo sólo únicamente exclusivamente soltanto unicamente esclusivamente só somente apenas només únicament только исключительно 只 仅 唯一 只有 だけ のみ فقط केवल सिर्फ'.split(
    ' ',
  ),
);

/** One and no other, as a quality: what has a single door has only one. Folded. */
export const sole: ReadonlySet<string> = new Set(
  'single sole alone einzig einzige einziger einziges einzigen einzigem allein alleinige alleiniger alleiniges alleinigen unique uniques unico unica unicos unicas unici uniche sola solas soli sole soz sozinho sozinha единственный единственная единственное единственные единственного единственной единственную единственным единственных'.split(
    ' ',
  ),
);
