import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('и');
const quoted = (text: string): string => `«${text}»`;

export const ru: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Дать определение термину ${quoted(terms[0] ?? '')}`
      : `Дать определения терминам: ${list(terms.map(quoted))}`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Ответить на вопрос ${quoted(capital(heading))}`;
    if (/^(?:как|почему|когда|где|что) /iu.test(heading))
      return `Объяснить, ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
    const object = accusative(heading);
    return object === undefined ? undefined : `Объяснить ${object}`;
  },
  inOwnWords: (heading) => `Раскрыть тему ${quoted(capital(heading))}`,
  purposes: (names) =>
    `Объяснить, для чего ${names.length === 1 ? 'служит' : 'служат'} ${list(names)}`,
  covers: (parts) => `Темы: ${list(parts)}.`,
  coversHeading: (heading) => `Основные мысли раздела ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `Темы курса: ${list(titles)}. Уроки цитируют ${sources.length === 1 ? `источник ${quoted(sources[0] ?? '')}` : `источники, всего ${sources.length}`}, и у каждого предложения указано, откуда оно взято.`,
  forAudience: (audience) => `Для кого: ${audience}`,
  overview: (title) => `${title}: обзор`,
  detail: (title) => `${title}: подробнее`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} и другие`,
  quoteFrom: (title) => `Текст на тему ${quoted(title)}.`,
  whichTerm: (definition) => `Какой термин соответствует описанию: ${quoted(definition)}?`,
  whatIs: (term) => `Какое описание соответствует термину ${quoted(term)}?`,
  isItTrue: (statement) => `${quoted(statement)} Верно ли это утверждение?`,
  answerTrue: 'Верно',
  answerFalse: 'Неверно',
  because: (quotation) => `В источнике сказано: ${quoted(quotation)}`,
  knowMore: 'О чём из этого вы хотели бы узнать больше?',
  searches: (topic) => [
    topic,
    `${topic} введение`,
    `${topic} основные понятия`,
    `${topic} примеры`,
  ],
  tooFewTexts: (topic) => `Пока слишком мало текста на тему ${quoted(topic)}.`,
};

/** A heading in quotation marks stands as it does above its section; names in Latin letters stay. */
const capital = (text: string): string =>
  text.replace(/^\p{Script=Cyrillic}/u, (first) => first.toUpperCase());

/**
 * "Установку пакетов" of "Установка пакетов", "основные понятия": where the form tells what the
 * object of a verb looks like; "правила" may be of one or of several.
 */
function accusative(heading: string): string | undefined {
  if (/[\p{P}]| и /u.test(heading)) return undefined;
  const words = heading.split(' ');
  const at = words.findIndex((word) => !adjective.test(word));
  const noun = words[at];
  if (noun === undefined) return undefined;
  const object = feminine.test(noun)
    ? noun.replace(/а$/u, 'у').replace(/я$/u, 'ю')
    : unchanged.test(noun) && !person.test(noun)
      ? noun
      : undefined;
  if (object === undefined) return undefined;
  const before = words.slice(0, at).map((word) => word.replace(/ая$/u, 'ую').replace(/яя$/u, 'юю'));
  const text = [...before, object, ...words.slice(at + 1)].join(' ');
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
const adjective = /^\p{sc=Cyrillic}{3,}(?:ая|яя|ый|ой|ое|ее|ые|(?:[кгхш]|н)ий|[кгх]ие)$/u;
const feminine = /^\p{sc=Cyrillic}{2,}(?:[кт]а|[цсз]ия|[дтн]ура|ота)$/u;
const unchanged =
  /^\p{sc=Cyrillic}{3,}(?:ие|ья|о|[лрщ]е|ость|ости|[бвгджзклмнпрстфхцчш]|[бвгджзклмнпрстфхцчшщ][ыи]|ции|ния)$/u;
/** Whose object has another form. */
const person =
  /(?:тел[ьи]|ник[и]?|чик[и]?|ист[ы]?|автор[ы]?|директор[ы]?|администратор[ы]?|ец|цы|иент[ы]?)$/u;
