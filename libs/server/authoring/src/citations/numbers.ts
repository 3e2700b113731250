import { baseLanguage } from '@coursewright/text';

/**
 * A number in a text: every value its digits may mean ("1,234" is 1234 or 1.234), and its unit if
 * it has a known one.
 */
export interface Quantity {
  readonly written: string;
  readonly readings: readonly string[];
  readonly unit?: string;
}

const unitWords: Readonly<Record<string, string>> = {
  percent: '% percent pct prozent porciento pourcent percento porcento',
  kilometre:
    'km kilometre kilometres kilometer kilometers kilómetro kilómetros kilomètre kilomètres chilometro chilometri quilômetro quilômetros quilómetro quilómetros quilòmetre quilòmetres kilometern',
  metre: 'm metre metres meter meters metro metros mètre mètres metri metern',
  centimetre:
    'cm centimetre centimetres centimeter centimeters centímetro centímetros centimètre centimètres centimetro centimetri zentimeter zentimetern',
  millimetre:
    'mm millimetre millimetres millimeter millimeters milímetro milímetros millimètre millimètres millimetri millimetern',
  micrometre:
    'µm μm micrometre micrometres micrometer micrometers micron microns micrómetro micrómetros mikrometer mikrometern micromètre micromètres',
  nanometre:
    'nm nanometre nanometres nanometer nanometers nanómetro nanómetros nanomètre nanomètres nanometern',
  mile: 'mi mile miles milla millas meile meilen',
  foot: 'ft foot feet',
  inch: 'inch inches',
  kilogram:
    'kg kilogram kilograms kilo kilos kilogramm kilogramo kilogramos kilogramme kilogrammes chilogrammi quilograma quilogramas',
  gram: 'g gram grams gramm gramo gramos gramme grammes grammo grammi grama gramas',
  milligram: 'mg milligram milligrams miligramo miligramos milligramm',
  tonne: 't ton tons tonne tonnes tonelada toneladas tonnellata tonnellate',
  second:
    's sec second seconds segundo segundos seconde secondes sekunde sekunden secondi segon segons',
  millisecond: 'ms millisecond milliseconds milisegundo milisegundos millisekunden',
  minute: 'min minute minutes minuto minutos minuten minuti minut minuts',
  hour: 'h hr hrs hour hours hora horas heure heures stunde stunden ora ore hores',
  day: 'day days día días jour jours tag tage tagen giorno giorni dia dias dies',
  week: 'week weeks semana semanas semaine semaines woche wochen settimana settimane setmana setmanes',
  month: 'month months mes meses mois monat monate monaten mese mesi mês mesos',
  year: 'year years año años an ans année années jahr jahre jahren anno anni ano anos any anys',
  century:
    'century centuries siglo siglos siècle siècles jahrhundert jahrhunderte jahrhunderten secolo secoli século séculos segle segles',
  celsius: '°c celsius',
  kelvin: 'k kelvin',
  fahrenheit: '°f fahrenheit',
  degree: '° degree degrees grado grados grad degré degrés gradi grau graus',
  byte: 'b byte bytes',
  kilobyte: 'kb kib kilobyte kilobytes',
  megabyte: 'mb mib megabyte megabytes',
  gigabyte: 'gb gib gigabyte gigabytes',
  litre: 'l litre litres liter liters litro litros litri',
  hertz: 'hz hertz',
  volt: 'v volt volts',
  watt: 'w watt watts',
  joule: 'j joule joules',
  dollar: '$ usd dollar dollars dólar dólares',
  euro: '€ eur euro euros',
  pound: '£ gbp pound pounds',
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
      [1e3, 'thousand mil mille tausend mila milers'],
      [
        1e6,
        'million millions millón millones millionen milione milioni milhão milhões milió milions',
      ],
      [1e9, 'billion billions milliarde milliarden milliard milliards miliardo miliardi'],
      [1e12, 'trillion trillions'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);

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
const numberWords = new Map(
  Object.keys(cardinals).map((language) => [
    language,
    new Map([
      ...(cardinals[language] ?? '').split(' ').map((word, i) => [word, i + 2] as const),
      ...(tens[language] ?? '').split(' ').map((word, i) => [word, (i + 3) * 10] as const),
    ]),
  ]),
);

const digits = String.raw`\d+(?:[.,'’\u00a0\u202f]\d+|[ ]\d{3}(?!\d))*`;
const written = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.])([$€£]\s?)?(${digits})(?:\s?(%|°\s?[CF]?|[$€£])|[\s\u00a0-]?(\p{L}+))?`,
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
    const magnitude = word === undefined ? undefined : magnitudes.get(word.toLowerCase());
    const unitText =
      currency ??
      symbol ??
      (magnitude === undefined ? word : /^\s+(?:de\s+)?(\p{L}+)/u.exec(after)?.[1]);
    found.push(withUnit(number, readingsOf(number, magnitude ?? 1), unitText, after));
  }
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
