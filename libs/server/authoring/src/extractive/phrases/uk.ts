import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('і');
const quoted = (text: string): string => `«${text}»`;

export const uk: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Дати визначення терміну ${quoted(terms[0] ?? '')}`
      : `Дати визначення термінам ${list(terms.map(quoted))}`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Відповісти на запитання ${quoted(heading)}`;
    return /^(?:як|чому|коли|де|що) /iu.test(heading)
      ? `Пояснити, ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`
      : undefined;
  },
  inOwnWords: (heading) => `Розкрити тему ${quoted(heading)}`,
  purposes: (names) =>
    `Пояснити, для чого ${names.length === 1 ? 'служить' : 'служать'} ${list(names)}`,
  covers: (parts) => `Теми: ${list(parts)}.`,
  coversHeading: (heading) => `Основні думки розділу ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `Теми курсу: ${list(titles)}. Уроки цитують ${sources.length === 1 ? `джерело ${quoted(sources[0] ?? '')}` : `джерела, усього ${sources.length}`}, і біля кожного речення вказано, звідки його взято.`,
  forAudience: (audience) => `Для кого: ${audience}`,
  overview: (title) => `${title}: огляд`,
  detail: (title) => `${title}: докладніше`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} та інші`,
  quoteFrom: (title) => `Текст на тему ${quoted(title)}.`,
  whichTerm: (definition) => `Який термін відповідає опису: ${quoted(definition)}?`,
  whatIs: (term) => `Який опис відповідає терміну ${quoted(term)}?`,
  isItTrue: (statement) => `${quoted(statement)} Чи правильне це твердження?`,
  answerTrue: 'Правильно',
  answerFalse: 'Неправильно',
  because: (quotation) => `У джерелі сказано: ${quoted(quotation)}`,
  knowMore: 'Про що з цього ви хотіли б дізнатися більше?',
  searches: (topic) => [topic, `${topic} вступ`, `${topic} основні поняття`, `${topic} приклади`],
  tooFewTexts: (topic) => `Тексту на тему ${quoted(topic)} ще замало.`,
};
