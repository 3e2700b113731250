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
  compare: (one, other) => `Сравнить понятия ${quoted(one)} и ${quoted(other)}`,
  explain: (heading) =>
    heading.endsWith('?')
      ? `Ответить на вопрос ${quoted(capital(heading))}`
      : `Объяснить основные мысли раздела ${quoted(capital(heading))}`,
  useCode: (names) => `Применить на практике: ${list(names)}`,
  relate: (terms) => `Описать роль этих понятий: ${list(terms)}`,
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
