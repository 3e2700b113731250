/**
 * How much of a thing or how often, from nothing to all of it, in the words of each language:
 * "none / few / some / many / most / all", and "never / rarely / … / always" likewise. Folded.
 */
const parts: Readonly<Record<string, string>> = {
  en: 'none no nobody / few hardly barely scarcely / some several certain / many numerous / most majority bulk / all every each any everyone everybody everything entire',
  de: 'kein keine keinen keinem keiner keines niemand / wenige wenigen weniger wenigsten kaum / einige einigen einiger manche manchen mancher etliche mehrere / viele vielen vieler zahlreiche / meisten mehrzahl mehrheit großteil / all alle allen aller alles jeder jede jedes jedem jeden jeglicher samtliche samtlichen',
  fr: 'aucun aucune personne / peu rares / certains certaines quelques plusieurs / beaucoup nombreux nombreuses maints / plupart majorite / tous toutes tout toute chaque',
  es: 'ningun ninguno ninguna nadie / pocos pocas escasos apenas / algunos algunas ciertos ciertas varios varias / muchos muchas numerosos / mayoria / todos todas todo toda cada cualquier',
  it: 'nessun nessuno nessuna / pochi poche rari / alcuni alcune certi certe diversi qualche / molti molte numerosi numerose / maggior maggioranza / tutti tutte tutto tutta ogni ciascun ciascuno',
  pt: 'nenhum nenhuma ninguem / poucos poucas escassos / alguns algumas certos certas varios varias / muitos muitas numerosos / maioria / todos todas todo toda cada qualquer',
  ca: 'cap ningu / pocs poques / alguns algunes diversos / molts moltes / majoria / tots totes tot tota cada qualsevol',
  ru: 'никто никакие никакой ни / немногие немногих мало немногим / некоторые некоторых несколько отдельные / многие многих много / большинство большинства / все всех всем всеми каждый каждая каждое каждого каждой любой любая любое любого',
  zh: '没有 / 少数 极少 极少数 很少 / 有些 一些 部分 某些 若干 / 许多 很多 众多 / 大多数 多数 大部分 大多 绝大多数 / 所有 全部 每 每个 一切 任何 皆',
  ja: ' / 少数 わずか / 一部 いくつ 若干 / 多く 多数 / 大半 大部分 ほとんど / すべて 全て 全部 あらゆる 全員',
  ar: 'لا / قليل قلة / بعض / كثير العديد عديد / معظم أغلب غالبية / كل جميع كافة وكلها كلها كلهم جميعها وجميعها',
  hi: 'कोई / थोड़े / कुछ / कई बहुत / अधिकांश ज़्यादातर / सभी सब हर प्रत्येक',
};

const times: Readonly<Record<string, string>> = {
  en: 'never / rarely seldom / sometimes occasionally / often frequently / usually mostly normally generally / always invariably constantly',
  de: 'nie niemals / selten / manchmal gelegentlich / oft haufig / meist meistens gewohnlich normalerweise / immer stets jederzeit',
  fr: 'jamais / rarement / parfois / souvent frequemment / generalement habituellement / toujours',
  es: 'nunca jamas / rara raramente / veces ocasionalmente / menudo frecuentemente / normalmente generalmente habitualmente / siempre',
  it: 'mai / raramente rado / talvolta / spesso frequentemente / solitamente solito normalmente generalmente / sempre',
  pt: 'nunca jamais / raramente / vezes ocasionalmente / frequentemente / normalmente geralmente habitualmente / sempre',
  ca: 'mai / rarament / vegades / sovint / normalment generalment / sempre',
  ru: 'никогда / редко / иногда порой / часто / обычно / всегда постоянно',
  zh: '从不 从未 从来不 / 很少 / 有时 偶尔 / 常常 经常 往往 / 通常 一般 / 总是 始终 一直',
  ja: '決して / めったに / 時々 たまに / しばしば よく / 通常 普段 / 常に いつも 必ず',
  ar: 'أبدا / نادرا / أحيانا / كثيرا / عادة غالبا / دائما',
  hi: 'कभी / शायद / / अक्सर / आमतौर / हमेशा सदा',
};

/** What stands before a number or behind it: not less than it, or not more. */
const bounds: Readonly<Record<string, string>> = {
  en: 'least over above exceeding minimum / most under below maximum within',
  de: 'mindestens wenigstens uber minimal / hochstens maximal unter bis',
  fr: 'moins minimum / plus maximum jusqu',
  es: 'menos minimo / maximo sumo hasta',
  it: 'almeno minimo oltre / massimo fino',
  pt: 'menos minimo / maximo ate',
  ca: 'almenys minim / maxim fins',
  ru: 'минимум свыше / максимум до',
  zh: '至少 最少 起码 以上 / 最多 至多 以下 以内',
  ja: '少なくとも 以上 最低 / せいぜい 以下 以内 最大',
  ar: 'الأقل / الأكثر أقصى',
  hi: '/',
};

/** What adds one to others, where "only" leaves them out. Folded. */
const additive: Readonly<Record<string, string>> = {
  en: 'also too even besides',
  de: 'auch ebenfalls sogar',
  fr: 'aussi egalement meme',
  es: 'tambien incluso hasta',
  it: 'anche pure perfino',
  pt: 'tambem inclusive ate',
  ca: 'tambe fins',
  ru: 'также тоже даже',
  zh: '也 还 甚至',
  ja: 'も さえ',
  ar: 'أيضا حتى',
  hi: 'भी',
};

/** The words by their place on the scale, from 0. */
export type Scale = ReadonlyMap<string, number>;
const scaleOf = (text: string | undefined): Scale =>
  new Map(
    (text ?? '')
      .split('/')
      .flatMap((side, rank) => side.split(' ').flatMap((word) => (word ? [[word, rank]] : []))),
  );

interface Amounts {
  readonly parts: Scale;
  readonly times: Scale;
  readonly bounds: Scale;
  readonly additive: ReadonlySet<string>;
}
const known = new Map<string, Amounts>();

/** What the language says of amounts; empty where it has no list. */
export function amountsOf(language: string): Amounts {
  let of = known.get(language);
  if (!of)
    known.set(
      language,
      (of = {
        parts: scaleOf(parts[language]),
        times: scaleOf(times[language]),
        bounds: scaleOf(bounds[language]),
        additive: new Set((additive[language] ?? '').split(' ').filter(Boolean)),
      }),
    );
  return of;
}
