import { baseLanguage, isUnspaced } from '@coursewright/text';

/**
 * A number in a text: every value its digits may mean ("1,234" is 1234 or 1.234), and its unit if
 * it has a known one.
 */
export interface Quantity {
  readonly written: string;
  readonly readings: readonly string[];
  readonly unit?: string;
  /** What the digits mean without the "million" after them; only where there is one. */
  readonly bare?: readonly string[];
}

const unitWords: Readonly<Record<string, string>> = {
  percent:
    '% percent pct prozent porciento pourcent percento porcento процент процента процентов بالمئة प्रतिशत パーセント',
  kilometre:
    'km kilometre kilometres kilometer kilometers kilómetro kilómetros kilomètre kilomètres chilometro chilometri quilômetro quilômetros quilómetro quilómetros quilòmetre quilòmetres kilometern километр километра километров كيلومتر كيلومترا كيلومترات किलोमीटर 公里 千米 キロメートル',
  metre:
    'm metre metres meter meters metro metros mètre mètres metri metern метр метра метров متر مترا أمتار मीटर 米 メートル',
  centimetre:
    'cm centimetre centimetres centimeter centimeters centímetro centímetros centimètre centimètres centimetro centimetri zentimeter zentimetern сантиметр сантиметра сантиметров سنتيمتر سنتيمترا سنتيمترات सेंटीमीटर 厘米 公分 センチ センチメートル',
  millimetre:
    'mm millimetre millimetres millimeter millimeters milímetro milímetros millimètre millimètres millimetri millimetern миллиметр миллиметра миллиметров مليمتر मिलीमीटर 毫米 ミリ ミリメートル',
  micrometre:
    'µm μm micrometre micrometres micrometer micrometers micron microns micrómetro micrómetros mikrometer mikrometern micromètre micromètres',
  nanometre:
    'nm nanometre nanometres nanometer nanometers nanómetro nanómetros nanomètre nanomètres nanometern',
  mile: 'mi mile miles milla millas meile meilen milha milhas miglio miglia миля мили миль ميل मील 英里 マイル',
  foot: 'ft foot feet fuß pie pies pied pieds 英尺 フィート',
  inch: 'inch inches zoll pulgada pulgadas pouce pouces дюйм дюйма дюймов 英寸 インチ',
  kilogram:
    'kg kilogram kilograms kilo kilos kilogramm kilogramo kilogramos kilogramme kilogrammes chilogrammi quilograma quilogramas килограмм килограмма килограммов كيلوغرام किलोग्राम 公斤 キログラム',
  gram: 'g gram grams gramm gramo gramos gramme grammes grammo grammi grama gramas грамм грамма граммов غرام ग्राम 克 グラム',
  milligram:
    'mg milligram milligrams miligramo miligramos milligramm миллиграмм миллиграмма миллиграммов 毫克 ミリグラム',
  tonne:
    't ton tons tonne tonnen tonnes tonelada toneladas tonnellata tonnellate тонна тонны тонн طن طنا أطنان टन 吨 トン',
  second:
    's sec second seconds segundo segundos seconde secondes sekunde sekunden secondi segon segons секунда секунды секунд ثانية ثواني सेकंड 秒 秒間',
  millisecond:
    'ms millisecond milliseconds milisegundo milisegundos millisekunde millisekunden milliseconde millisecondes миллисекунда миллисекунды миллисекунд 毫秒 ミリ秒',
  minute:
    'min minute minutes minuto minutos minuten minuti minut minuts минута минуты минут минуту دقيقة دقائق मिनट 分钟 分間',
  hour: 'h hr hrs hour hours hora horas heure heures stunde stunden ora ore hores час часа часов ساعة ساعات घंटा घंटे 小时 時間',
  day: 'day days día días jour jours tag tage tagen giorno giorni dia dias dies день дня дней يوم يوما أيام दिन 天',
  week: 'week weeks semana semanas semaine semaines woche wochen settimana settimane setmana setmanes неделя недели недель неделю أسبوع أسابيع सप्ताह हफ्ते 周 星期 週間',
  month:
    'month months mes meses mois monat monate monaten mese mesi mês mesos месяц месяца месяцев شهر شهرا أشهر شهور महीना महीने 个月 か月 ヶ月',
  year: 'year years año años an ans année années jahr jahre jahren anno anni ano anos any anys год года лет سنة سنوات عام عاما أعوام साल वर्ष 年',
  decade:
    'decade decades década décadas decenio decenios décennie décennies jahrzehnt jahrzehnte jahrzehnten jahrzehnts decennio decenni dècada dècades десятилетие десятилетия десятилетий 十年 عقد عقود दशक',
  century:
    'century centuries siglo siglos siècle siècles jahrhundert jahrhunderte jahrhunderten secolo secoli século séculos segle segles век века веков قرن قرون सदी शताब्दी 世纪 世紀',
  celsius: '°c celsius',
  kelvin: 'k kelvin',
  fahrenheit: '°f fahrenheit',
  degree: '° degree degrees grado grados grad degré degrés gradi grau graus',
  byte: 'b byte bytes байт байта байтов 字节 バイト',
  kilobyte: 'kb kib kilobyte kilobytes килобайт',
  megabyte: 'mb mib megabyte megabytes мегабайт',
  gigabyte: 'gb gib gigabyte gigabytes гигабайт',
  litre:
    'l litre litres liter liters litern litro litros litri литр литра литров لتر लीटर 升 リットル',
  hertz: 'hz hertz',
  volt: 'v volt volts',
  watt: 'w watt watts',
  joule: 'j joule joules',
  dollar:
    '$ usd dollar dollars dólar dólares dollaro dollari доллар доллара долларов دولار डॉलर 美元 ドル',
  euro: '€ eur euro euros евро يورو यूरो 欧元 ユーロ',
  pound: '£ gbp pound pounds 英镑 ポンド',
  pixel: 'px pixel pixels',
};
const units = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit] as const),
  ),
);

const magnitudes = new Map<string, number>(
  (
    [
      [1e2, 'hundred hundert'],
      [1e3, 'thousand mil mille tausend mila milers тысяч тысячи тысяча тыс ألف آلاف हज़ार'],
      [1e5, 'lakh लाख'],
      [
        1e6,
        'million millions millón millones millionen mio mln milione milioni milhão milhões milió milions миллион миллиона миллионов млн مليون ملايين',
      ],
      [1e7, 'crore करोड़'],
      [
        1e9,
        'billion billions milliarde milliarden mrd milliard milliards miliardo miliardi mld миллиард миллиарда миллиардов млрд مليار مليارات',
      ],
      [1e12, 'trillion trillions billón billones billionen'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

/** What stands right behind the digits in Chinese, Japanese and Korean. */
const signsOfMagnitude: Readonly<Record<string, number>> = {
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  亿: 1e8,
  億: 1e8,
  억: 1e8,
};

/** By how much a word behind digits multiplies them: "million"; undefined for others. */
export const magnitudeOf = (word: string): number | undefined =>
  magnitudes.get(word.toLowerCase()) ?? signsOfMagnitude[word[0] ?? ''];

const cardinals: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  ca: 'dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou vint',
};
const tens: Readonly<Record<string, string>> = {
  en: 'thirty forty fifty sixty seventy eighty ninety',
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  fr: 'trente quarante cinquante soixante - - -',
  de: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  it: 'trenta quaranta cinquanta sessanta settanta ottanta novanta',
  pt: 'trinta quarenta cinquenta sessenta setenta oitenta noventa',
  ca: 'trenta quaranta cinquanta seixanta setanta vuitanta noranta',
};
/** Parts and places: "a third" is no "tenth", "the second" no "first". */
const fractions: Readonly<Record<string, string>> = {
  en: 'half third quarter fourth fifth sixth seventh eighth ninth tenth hundredth thousandth millionth twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twice double triple dozen dozens hundred hundreds thousand thousands million millions billion billions halves thirds quarters fifths tenths',
  de: 'hälfte drittel viertel fünftel sechstel siebtel achtel neuntel zehntel hundertstel tausendstel hundert tausend million millionen doppelt dreifach dutzend hunderte tausende',
  fr: 'moitié tiers quart cinquième sixième septième huitième neuvième dixième centième millième cent mille million millions double triple douzaine centaines milliers',
  es: 'mitad tercio cuarto quinto sexto séptimo octavo noveno décimo centésimo milésimo cien mil millón millones doble triple docena cientos miles tercios',
  it: 'metà terzo quarto quinto sesto settimo ottavo nono decimo centesimo millesimo cento mille milione milioni doppio triplo dozzina terzi',
  pt: 'metade terço quarto quinto sexto sétimo oitavo nono décimo centésimo milésimo cem mil milhão milhões dobro triplo dúzia terços dezenas centenas milhares',
  ru: 'тысяча тысяч миллион миллионов половина половину треть четверть',
  zh: '二 两 三 四 五 六 七 八 九 十 百 千 万 亿 一半 三分之一 十分之一 四分之一',
  ja: '二 三 四 五 六 七 八 九 十 百 千 万 億 半分',
  ar: 'عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة مئة ألف مليون نصف ثلث ربع',
};
const partsOfNumbers = new Map(
  Object.entries(fractions).map(
    ([language, words]) => [language, new Set(words.split(' '))] as const,
  ),
);

/** What a single written number or number word may mean; undefined if it is none. */
export function numberOf(word: string, language: string): readonly string[] | undefined {
  const base = baseLanguage(language);
  const place = /^(\d+)(?:st|nd|rd|th|er|ème|º|ª)$/u.exec(word)?.[1];
  if (place) return [place, ...placeWords(Number(place), base)];
  if (/^\d/.test(word)) return readingsOf(word, 1);
  const lower = word.toLowerCase();
  const of = (part: string | undefined) => numberWords.get(base)?.get(part ?? '');
  const value = of(lower);
  if (value !== undefined) return [String(value)];
  const pair = lower.split('-');
  if (pair.length === 2) {
    const [ten, one] = [of(pair[0]), pair[1] === 'one' ? 1 : of(pair[1])];
    if (ten !== undefined && one !== undefined && ten >= 20 && one < 10) return [String(ten + one)];
    const isPart = partsOfNumbers.get(base)?.has(pair[1] ?? '') ?? false;
    return isPart && ten !== undefined ? [lower] : undefined;
  }
  const germanPair = base === 'de' ? /^(.+)und(.+zig|dreißig)$/u.exec(lower) : null;
  if (germanPair) {
    const [one, ten] = [germanPair[1] === 'ein' ? 1 : of(germanPair[1]), of(germanPair[2])];
    if (one !== undefined && ten !== undefined) return [String(one + ten)];
  }
  if (/^[一二两三四五六七八九十百千万亿〇零]+$/u.test(word)) return [word];
  // "四つ": of things that have no counter of their own.
  if (base === 'ja' && /^[一二三四五六七八九]つ$/u.test(word)) return [word[0]!];
  if (!partsOfNumbers.get(base)?.has(lower)) return undefined;
  return [lower.replace(/(?<=.{4})(?:s|en|e|nen)$/u, '')];
}

const placesInWords: Readonly<Record<string, string>> = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth - twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  fr: '- - - - cinquième sixième septième huitième neuvième dixième',
};

/** "19th" is "nineteenth"; as numbers of their own the words are parts as well. */
export function placeWords(place: number, base: string): string[] {
  const word = placesInWords[base]?.split(' ')[place - 1];
  return word && word !== '-' && partsOfNumbers.get(base)?.has(word) ? [word] : [];
}

/** The one name of a unit, however it is written; undefined if it is none. */
export const unitOf = (word: string): string | undefined =>
  units.get(word.toLowerCase().replace(arabicMarks, ''));
/** Signs of Arabic vowels, which are seldom written. */
const arabicMarks = /[\u064b-\u0652]/gu;

/** Where they are inflected: all forms of each, with what it counts. */
const inflected: Readonly<Record<string, string>> = {
  ru: '2 два две двух двум двумя,3 три трёх трех трём трем тремя,4 четыре четырёх четырех четырём четырем,5 пять пяти пятью,6 шесть шести шестью,7 семь семи семью,8 восемь восьми восемью,9 девять девяти девятью,10 десять десяти десятью,11 одиннадцать одиннадцати,12 двенадцать двенадцати,13 тринадцать тринадцати,14 четырнадцать четырнадцати,15 пятнадцать пятнадцати,16 шестнадцать шестнадцати,17 семнадцать семнадцати,18 восемнадцать восемнадцати,19 девятнадцать девятнадцати,20 двадцать двадцати,30 тридцать тридцати,40 сорок сорока,50 пятьдесят пятидесяти,60 шестьдесят шестидесяти,70 семьдесят семидесяти,80 восемьдесят восьмидесяти,90 девяносто девяноста,100 сто ста,200 двести двухсот,300 триста трёхсот трехсот,400 четыреста четырёхсот четырехсот,500 пятьсот пятисот,600 шестьсот шестисот,700 семьсот семисот,800 восемьсот восьмисот,900 девятьсот девятисот',
  hi: '3 तीन,4 चार,5 पाँच पांच,6 छह छः,7 सात,8 आठ,9 नौ,10 दस,20 बीस,30 तीस,40 चालीस,50 पचास',
};

const numberWords = new Map(
  [...Object.keys(cardinals), ...Object.keys(inflected)].map((language) => [
    language,
    new Map([
      ...(inflected[language] ?? '')
        .split(',')
        .map((forms) => forms.split(' '))
        .flatMap(([value, ...forms]) => forms.map((form) => [form, Number(value)] as const)),
      ...(cardinals[language] ?? '').split(' ').map((word, i) => [word, i + 2] as const),
      ...(tens[language] ?? '').split(' ').map((word, i) => [word, (i + 3) * 10] as const),
    ]),
  ]),
);

const digits = String.raw`\d+(?:[.,'’\u00a0\u202f]\d+|[ ]\d{3}(?!\d))*`;
const written = new RegExp(
  // A sign that writes a word or a syllable needs no space before a number.
  String.raw`(?<![\p{N}_.])(?<!(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])\p{L})([$€£]\s?)?(${digits})(?:\s?(%|°\s?[CF]?|[$€£])|[\s\u00a0-]?(\p{L}+))?`,
  'gu',
);

/**
 * The quantities of a plain text: digits, and number words from two upwards ("one" is a pronoun too
 * often).
 */
export function quantitiesOf(text: string, language: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(written)) {
    const [, currency, number = '', symbol, word] = match;
    const after = text.slice((match.index ?? 0) + match[0].length);
    const magnitude = word === undefined ? undefined : magnitudeOf(word);
    const unitText =
      currency ??
      symbol ??
      (magnitude === undefined ? word : /^\s+(?:de\s+)?(\p{L}+)/u.exec(after)?.[1]);
    found.push({
      ...withUnit(number, readingsOf(number, magnitude ?? 1), unitText, after),
      ...(magnitude === undefined ? {} : { bare: readingsOf(number, 1) }),
    });
  }
  for (const [inSigns] of isUnspaced(language) ? text.matchAll(hanNumber) : [])
    found.push({ written: inSigns, readings: [String(valueOfHan(inSigns))] });
  const words = numberWords.get(baseLanguage(language));
  if (words) {
    for (const match of text.toLowerCase().matchAll(/(?<![\p{L}-])(\p{L}+)(?:\s+(\p{L}+))?/gu)) {
      // The second word may itself be a number word; look at it again on its own.
      for (const [word, following] of [
        [match[1], match[2]],
        [match[2], undefined],
      ] as const) {
        const value = word === undefined ? undefined : words.get(word);
        if (word === undefined || value === undefined) continue;
        const magnitude = following === undefined ? undefined : magnitudes.get(following);
        found.push(
          withUnit(
            word,
            [String(value * (magnitude ?? 1))],
            magnitude === undefined ? following : undefined,
            '',
          ),
        );
      }
    }
  }
  return found;
}

const hanDigits = '〇一二三四五六七八九';
const hanNumber = /[〇零一二两三四五六七八九十百千万亿億]+/gu;

/** "三亿" and "一百二十万"; digit by digit where no sign of a magnitude stands among them. */
function valueOfHan(text: string): number {
  const digitOf = (sign: string): number =>
    sign === '两' ? 2 : sign === '零' ? 0 : hanDigits.indexOf(sign);
  if (!/[十百千万亿億]/u.test(text)) return Number([...text].map(digitOf).join(''));
  let [all, part, digit] = [0, 0, 0];
  for (const sign of text) {
    const small = { 十: 10, 百: 100, 千: 1000 }[sign];
    const large = { 万: 1e4, 亿: 1e8, 億: 1e8 }[sign];
    if (small !== undefined) {
      part += (digit || 1) * small;
      digit = 0;
    } else if (large !== undefined) {
      all = (all + part + digit || 1) * large;
      [part, digit] = [0, 0];
    } else digit = digitOf(sign);
  }
  return all + part + digit;
}

function withUnit(
  number: string,
  readings: string[],
  unitText: string | undefined,
  after: string,
): Quantity {
  let unit =
    unitText === undefined
      ? undefined
      : units.get(unitText.trim().toLowerCase().replace(/\s/g, ''));
  if (
    unit === undefined &&
    /^(?:per|por|pro)$/i.test(unitText ?? '') &&
    /^\s*(?:cent|ciento|cento)/i.test(after)
  )
    unit = 'percent';
  return unit === undefined ? { written: number, readings } : { written: number, readings, unit };
}

function readingsOf(number: string, magnitude: number): string[] {
  const clean = number.replace(/[ '’\u00a0\u202f]/g, '');
  const values = new Set<string>();
  const add = (text: string): void => {
    const value = Number(text);
    values.add(Number.isFinite(value) ? String(Number((value * magnitude).toPrecision(12))) : text);
  };
  const separators = clean.match(/[.,]/g) ?? [];
  if (separators.length === 0) add(clean);
  else if (new Set(separators).size === 2) {
    const last = clean.lastIndexOf(separators[separators.length - 1] ?? '.');
    add(`${clean.slice(0, last).replace(/[.,]/g, '')}.${clean.slice(last + 1)}`);
  } else {
    const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(clean);
    if (grouped) add(clean.replace(/[.,]/g, ''));
    if (separators.length === 1) add(clean.replace(',', '.'));
    else if (!grouped) values.add(clean);
  }
  return [...values];
}
