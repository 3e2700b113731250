import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('i');
const quoted = (text: string): string => `„${text}”`;

export const pl: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Zdefiniować termin ${quoted(terms[0] ?? '')}`
      : `Zdefiniować terminy ${list(terms.map(quoted))}`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Odpowiedzieć na pytanie ${quoted(heading)}`;
    return /^(?:jak|dlaczego|kiedy|gdzie|co) /iu.test(heading)
      ? `Wyjaśnić, ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`
      : undefined;
  },
  inOwnWords: (heading) => `Omówić temat ${quoted(heading)}`,
  purposes: (names) =>
    `Wyjaśnić, do czego ${names.length === 1 ? 'służy' : 'służą'} ${list(names)}`,
  covers: (parts) => `Tematy: ${list(parts)}.`,
  coversHeading: (heading) => `Najważniejsze informacje o temacie ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `Tematy kursu: ${list(titles)}. Lekcje cytują ${sources.length === 1 ? `źródło ${quoted(sources[0] ?? '')}` : `źródła (${sources.length})`}, a przy każdym zdaniu podano, skąd pochodzi.`,
  forAudience: (audience) => `Dla kogo: ${audience}`,
  overview: (title) => `${title}: przegląd`,
  detail: (title) => `${title}: szczegóły`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} i inne`,
  quoteFrom: (title) => `Tekst na temat ${quoted(title)}.`,
  whichTerm: (definition) => `Który termin odpowiada temu opisowi: ${quoted(definition)}?`,
  whatIs: (term) => `Który opis odpowiada terminowi ${quoted(term)}?`,
  isItTrue: (statement) => `${quoted(statement)} Czy to stwierdzenie jest prawdziwe?`,
  answerTrue: 'Prawda',
  answerFalse: 'Fałsz',
  because: (quotation) => `W źródle czytamy: ${quoted(quotation)}`,
  knowMore: 'O czym z tego chcesz dowiedzieć się więcej?',
  searches: (topic) => [
    topic,
    `${topic} wprowadzenie`,
    `${topic} podstawowe pojęcia`,
    `${topic} przykłady`,
  ],
  tooFewTexts: (topic) => `Jest jeszcze za mało tekstu na temat ${quoted(topic)}.`,
};
