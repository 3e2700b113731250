import { stem } from '@coursewright/text/terms';
import { deeds } from './poles-of-deeds.ts';
import { qualities } from './poles-of-qualities.ts';
import { states } from './poles-of-states.ts';

/**
 * Two ends of one scale, or two ways of which only one is meant, in each language: "wide / narrow".
 * Within a language they are contraries, and across languages one cannot stand for the other.
 */
const poles: readonly Readonly<Record<string, string>>[] = [
  ...deeds,
  ...qualities,
  ...states,
  {
    en: 'more / less fewer',
    de: 'mehr / weniger',
    fr: 'plus / moins',
    es: 'más / menos',
    it: 'più / meno',
    pt: 'mais / menos',
    ru: 'больше более чаще / меньше менее реже',
    zh: '更多 超过 多于 / 更少 少于 不足 少',
    ja: '以上 超える 超え / 以下 未満',
    ar: 'أكثر تزيد يزيد / أقل تقل يقل',
    hi: 'अधिक ज़्यादा / कम',
  },
  // "Protects better" is not "protects less".
  {
    en: 'better best / less',
    de: 'besser / weniger',
    fr: 'mieux / moins',
    es: 'mejor / menos',
    it: 'meglio / meno',
    pt: 'melhor / menos',
    ru: 'лучше / меньше',
  },
  {
    en: 'high higher highest tall taller tallest / low lower lowest',
    de: 'hoch höher höchste hohe hohen / niedrig niedriger tief tiefer',
    fr: 'haut haute hauts hautes élevé élevée / bas basse',
    es: 'alto alta altos altas / bajo baja bajos bajas',
    it: 'alto alta alti alte / basso bassa bassi basse',
    pt: 'alto alta altos altas / baixo baixa',
    ru: 'выше высокий высокая высокое / ниже низкий низкая низкое',
    zh: '高 更高 / 低 更低 矮',
    ja: '高い 高く / 低い 低く',
    ar: 'أعلى عالي مرتفع / أدنى أخفض أوطأ منخفض',
    hi: 'ऊँची ऊँचा ऊंची ऊंचा / नीची नीचा',
  },
  {
    en: 'big bigger biggest large larger largest great greater / small smaller smallest little',
    de: 'groß größer größte große großen / klein kleiner kleinste kleine kleinen',
    fr: 'grand grande grands grandes / petit petite petits petites',
    es: 'grande grandes mayor mayores / pequeño pequeña pequeños menor menores',
    it: 'grande grandi maggiore / piccolo piccola piccoli minore',
    pt: 'grande grandes maior maiores / pequeno pequena menor menores',
    ru: 'большой большая большое крупнее / маленький маленькая малый мельче',
    zh: '大 更大 / 小 更小',
    ja: '大きい 大きく / 小さい 小さく',
    ar: 'أكبر كبير كبيرة / أصغر صغير صغيرة',
    hi: 'बड़ा बड़ी बड़े / छोटा छोटी छोटे',
  },
  {
    en: 'long longer longest / short shorter shortest',
    de: 'lang länger längste lange langen / kurz kürzer kürzeste kurze kurzen',
    fr: 'long longue longs longues / court courte courts courtes',
    es: 'largo larga largos largas / corto corta cortos cortas',
    it: 'lungo lunga lunghi lunghe / corto corta breve',
    pt: 'longo longa comprido comprida / curto curta',
    ru: 'длиннее длинный длинная дольше / короче короткий короткая',
    zh: '长 更长 / 短 更短',
    ja: '長い 長く / 短い 短く',
    ar: 'أطول طويل طويلة / أقصر قصير قصيرة',
    hi: 'लंबा लंबी / छोटा छोटी',
  },
  {
    en: 'wide wider widest broad broader / narrow narrower narrowest',
    de: 'breit breiter breiteste breite breiten / schmal schmaler schmalste eng enger',
    fr: 'large larges / étroit étroite étroits étroites',
    es: 'ancho ancha anchos anchas / estrecho estrecha estrechos estrechas angosto angosta',
    it: 'largo larga larghi larghe / stretto stretta stretti strette',
    pt: 'largo larga largos / estreito estreita estreitos',
    ru: 'шире широкий широкая / уже узкий узкая',
    zh: '宽 更宽 / 窄 更窄',
    ja: '広い 広く / 狭い 狭く',
    ar: 'أعرض أوسع عريض واسع / أضيق ضيق',
    hi: 'चौड़ा चौड़ी / संकरा संकरी',
  },
  {
    en: 'heavy heavier heaviest / light lighter lightest',
    de: 'schwer schwerer schwerste schwere / leicht leichter leichteste leichte',
    fr: 'lourd lourde lourds / léger légère légers',
    es: 'pesado pesada pesados / ligero ligera liviano liviana',
    it: 'pesante pesanti / leggero leggera leggeri',
    pt: 'pesado pesada / leve leves',
    ru: 'тяжелее тяжёлый тяжелый тяжёлая / легче лёгкий легкий лёгкая',
    zh: '重 更重 / 轻 更轻',
    ja: '重い 重く / 軽い 軽く',
    ar: 'أثقل ثقيل / أخف خفيف',
    hi: 'भारी / हल्का हल्की',
  },
  {
    en: 'hard harder hardest / soft softer softest',
    de: 'hart härter härteste / weich weicher weichste',
    fr: 'dur dure durs / mou molle tendre tendres',
    es: 'duro dura duros / blando blanda blandos',
    it: 'duro dura duri / morbido morbida tenero',
    pt: 'duro dura duros / mole macio macia',
    ru: 'твёрже тверже твёрдый твердый / мягче мягкий',
    zh: '硬 更硬 / 软 更软',
    ja: '硬い 硬く / 柔らかい',
  },
  {
    en: 'bright brighter lighter pale paler / dark darker darkest',
    de: 'hell heller hellste helle / dunkel dunkler dunkelste dunkle',
    fr: 'clair claire clairs / sombre sombres foncé foncée',
    es: 'claro clara claros / oscuro oscura oscuros',
    it: 'chiaro chiara chiari / scuro scura scuri',
    pt: 'claro clara claros / escuro escura escuros',
    ru: 'светлее светлый / темнее тёмный темный',
    zh: '亮 更亮 浅 / 暗 更暗 深',
    ja: '明るい 明るく / 暗い 暗く',
  },
  {
    en: 'hot hotter warm warmer warmest / cold colder coldest cool cooler',
    de: 'heiß heißer warm wärmer wärmste / kalt kälter kälteste kühl kühler',
    fr: 'chaud chaude chauds / froid froide froids frais',
    es: 'caliente cálido cálida / frío fría fríos',
    it: 'caldo calda caldi / freddo fredda freddi',
    pt: 'quente quentes / frio fria frios',
    ru: 'теплее тёплый теплый горячее / холоднее холодный',
    zh: '热 更热 暖 / 冷 更冷',
    ja: '暑い 熱い 暖かい / 寒い 冷たい',
    ar: 'أدفأ أسخن حار / أبرد بارد',
    hi: 'गर्म / ठंडा ठंडी',
  },
  {
    en: 'fast faster fastest quick quicker quickly / slow slower slowest slowly',
    de: 'schnell schneller schnellste / langsam langsamer langsamste',
    fr: 'rapide rapides vite rapidement / lent lente lents lentement',
    es: 'rápido rápida rápidos rápidamente / lento lenta lentos lentamente',
    it: 'veloce veloci rapido rapidamente / lento lenta lentamente',
    pt: 'rápido rápida depressa / lento lenta devagar',
    ru: 'быстрее быстрый быстро / медленнее медленный медленно',
    zh: '快 更快 / 慢 更慢',
    ja: '速い 速く / 遅い 遅く',
    ar: 'أسرع سريع / أبطأ بطيء',
    hi: 'तेज़ तेज / धीमा धीमी',
  },
  {
    en: 'early earlier earliest sooner / late later latest',
    de: 'früh früher früheste eher / spät später späteste',
    fr: 'tôt / tard',
    es: 'temprano / tarde',
    it: 'presto / tardi',
    pt: 'cedo / tarde',
    ru: 'раньше рано / позже поздно',
    zh: '早 更早 / 晚 更晚',
    ja: '早い 早く / 遅い 遅く',
    hi: 'जल्दी / देर',
  },
  {
    en: 'before / after',
    de: 'vor bevor / nach nachdem',
    fr: 'avant / après',
    es: 'antes / después tras',
    it: 'prima / dopo',
    pt: 'antes / depois após',
    ru: 'до перед прежде / после',
    zh: '之前 以前 前 / 之后 以后 后',
    ja: '前 前に / 後 後に',
    ar: 'قبل / بعد عقب',
    hi: 'पहले / बाद',
  },
  {
    en: 'old older oldest / new newer newest young younger youngest',
    de: 'alt älter älteste alte alten / neu neuer neueste neue neuen jung jünger',
    fr: 'vieux vieille ancien ancienne / nouveau nouvelle neuf neuve jeune',
    es: 'viejo vieja antiguo antigua / nuevo nueva joven',
    it: 'vecchio vecchia antico antica / nuovo nuova giovane',
    pt: 'velho velha antigo antiga / novo nova jovem',
    ru: 'старый старая старое старого старой / новый новая новое нового новой',
    zh: '旧 老 / 新',
    ja: '古い / 新しい',
    ar: 'قديم القديم القديمة / جديد الجديد الجديدة',
    hi: 'पुराना पुरानी पुराने / नया नई नए',
  },
  {
    en: 'day daytime / night nighttime',
    de: 'tag tags tagsüber / nacht nachts',
    fr: 'jour journée / nuit',
    es: 'día / noche',
    it: 'giorno / notte',
    pt: 'dia / noite',
    ru: 'днём днем / ночью ночь',
    zh: '白天 / 夜里 夜间 晚上',
    ja: '昼 / 夜',
    ar: 'نهارا النهار / ليلا الليل',
    hi: 'दिन / रात',
  },
  {
    en: 'summer / winter',
    de: 'sommer sommers / winter winters',
    fr: 'été / hiver',
    es: 'verano / invierno',
    it: 'estate / inverno',
    pt: 'verão / inverno',
    ru: 'летом лето / зимой зима',
    zh: '夏季 夏天 / 冬季 冬天',
    ja: '夏 / 冬',
    ar: 'الصيف صيفا / الشتاء شتاء',
    hi: 'गर्मियों गर्मी / सर्दियों सर्दी',
  },
  {
    en: 'near nearer close closer / far farther further',
    de: 'nah näher nahe / fern ferner weit weiter',
    fr: 'près proche / loin éloigné',
    es: 'cerca cercano / lejos lejano',
    it: 'vicino vicina / lontano lontana',
    pt: 'perto próximo / longe distante',
    ru: 'близко ближе / далеко дальше',
    zh: '近 更近 / 远 更远',
    ja: '近い 近く / 遠い 遠く',
    ar: 'أقرب قريب / أبعد بعيد',
    hi: 'पास / दूर',
  },
  {
    en: 'white / black',
    de: 'weiß weiße weißen weißer / schwarz schwarze schwarzen schwarzer',
    fr: 'blanc blanche blancs blanches / noir noire noirs noires',
    es: 'blanco blanca blancos blancas / negro negra negros negras',
    it: 'bianco bianca bianchi bianche / nero nera neri nere',
    pt: 'branco branca brancos brancas / preto preta pretos pretas negro negra',
    ru: 'белый белая белое белые / чёрный черный чёрная чёрное чёрные',
    zh: '白色 白 / 黑色 黑',
    ja: '白い 白 / 黒い 黒',
    ar: 'أبيض الأبيض بيضاء / أسود الأسود سوداء',
    hi: 'सफेद सफ़ेद / काला काली काले',
  },
  {
    en: 'deep deeper deepest / shallow shallower',
    de: 'tief tiefer tiefste / flach flacher seicht',
    ru: 'глубже глубокий / мельче мелкий',
    zh: '深 更深 / 浅 更浅',
    ja: '深い 深く / 浅い 浅く',
  },
  {
    en: 'often frequently / rarely seldom',
    de: 'oft häufig häufiger öfter / selten seltener',
    fr: 'souvent / rarement',
    es: 'frecuentemente / raramente',
    it: 'spesso / raramente',
    pt: 'frequentemente / raramente',
    ru: 'часто чаще / редко реже',
    zh: '经常 常常 / 很少 罕见',
    ar: 'غالبا كثيرا / نادرا',
    hi: 'अक्सर / कभी-कभी',
  },
  {
    en: 'may might can could / must shall',
    de: 'darf dürfen kann können könnte / muss müssen musste mussten',
    fr: 'peut peuvent pouvait pourrait / doit doivent devait devaient',
    es: 'puede pueden podía podían / debe deben debía debían',
    it: 'può possono poteva potevano / deve devono doveva dovevano',
    pt: 'pode podem podia podiam / deve devem devia deviam',
    ru: 'может могут мог могли можно / должен должны должна должно обязан обязаны',
    zh: '可以 可能 能 / 必须 须',
    ar: 'يمكن يجوز / يجب',
    hi: 'सकता सकती सकते / चाहिए',
  },
  {
    en: 'except excepting excluding / including also even',
    de: 'außer ausgenommen / auch sogar einschließlich',
    fr: 'sauf excepté hormis / aussi même compris',
    es: 'salvo excepto / también incluso incluido',
    it: 'salvo tranne eccetto / anche compreso',
    pt: 'exceto salvo / também inclusive',
    ru: 'кроме / также включая даже',
    zh: '除外 / 包括',
    ar: 'إلا باستثناء / حتى أيضا',
  },
  {
    en: 'if / unless',
    fr: 'si / sauf',
    es: 'si / salvo',
    it: 'se / salvo tranne',
    ru: 'если / кроме',
    zh: '如果 / 除非',
  },
  {
    en: 'unless except / although though despite',
    de: 'außer sofern falls / obwohl trotz',
    fr: 'sauf hormis / quoique malgré',
    es: 'salvo excepto / aunque pese',
    it: 'salvo tranne / sebbene benché nonostante',
    pt: 'exceto salvo / embora apesar',
    ru: 'кроме если / хотя',
    zh: '除非 除外 / 虽然 尽管',
    ar: 'إلا باستثناء / رغم',
  },
  {
    en: 'was were / will',
    de: 'wurde wurden / wird werden',
    fr: 'fut furent / sera seront',
    es: 'fue fueron / será serán',
    it: 'fu furono / sarà saranno',
    pt: 'foi foram / será serão',
    ru: 'был была были было / будет будут',
  },
  {
    en: 'until till / since from',
    de: 'bis / seit ab',
    fr: 'jusqu / depuis dès',
    es: 'hasta / desde',
    pt: 'até / desde',
    ru: 'до / с',
  },
];

/** The scale, as its ends are counted, of what was and what will be. */
export const tense = poles.findIndex(({ en }) => en === 'was were / will') + 1;

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC')
    .toLowerCase();

/** The pairs of a language: all words of one pole, all of the other, the scale by its number. */
export const polesOf = (
  language: string,
): { readonly scale: number; readonly one: string[]; readonly other: string[] }[] =>
  poles.flatMap((words, scale) => {
    const [one = [], other = []] = (words[language] ?? '')
      .split('/')
      .map((side) => side.trim().split(' ').filter(Boolean).map(fold));
    return one.length > 0 && other.length > 0 ? [{ scale, one, other }] : [];
  });

/** Which end of which scales a word stands at: 3 is the one end of the third, -3 the other. */
const known = new Map<string, ReadonlyMap<string, readonly number[]>>();

export function polesOfWord(norm: string, language: string): readonly number[] {
  let of = known.get(language);
  if (!of) {
    const all = new Map<string, number[]>();
    for (const { scale, one, other } of polesOf(language))
      for (const [words, sign] of [
        [one, 1],
        [other, -1],
      ] as const)
        for (const word of words) all.set(word, [...(all.get(word) ?? []), sign * (scale + 1)]);
    known.set(language, (of = all));
  }
  return of.get(norm) ?? [];
}

/** The contraries that follow for a language, as norms and stems; tenses are read by a rule. */
export const contrariesByPoles = (language: string): [string[], string[]][] =>
  polesOf(language)
    .filter(({ scale }) => scale + 1 !== tense)
    .map(({ one, other }) => [withStems(one, language), withStems(other, language)]);

const withStems = (words: readonly string[], language: string): string[] => [
  ...new Set(words.flatMap((word) => (word.length > 4 ? [word, stem(word, language)] : [word]))),
];
