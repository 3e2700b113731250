import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('și');
const quoted = (text: string): string => `„${text}”`;

export const ro: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Definirea termenului ${quoted(terms[0] ?? '')}`
      : `Definirea termenilor ${list(terms.map(quoted))}`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Formularea unui răspuns la întrebarea ${quoted(heading)}`;
    return undefined;
  },
  inOwnWords: (heading) => `Prezentarea temei ${quoted(heading)}`,
  purposes: (names) =>
    `Explicarea rolului ${names.length === 1 ? 'pe care îl are' : 'pe care îl au'} ${list(names)}`,
  covers: (parts) => `Teme: ${list(parts)}.`,
  coversHeading: (heading) => `Ideile principale din ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `Cursul parcurge ${list(titles)}. Lecțiile citează ${sources.length === 1 ? quoted(sources[0] ?? '') : `din ${sources.length} surse`}, iar fiecare propoziție arată de unde provine.`,
  forAudience: (audience) => `Pentru: ${audience}`,
  overview: (title) => `${title}: privire de ansamblu`,
  detail: (title) => `${title}: în detaliu`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} și altele`,
  quoteFrom: (title) => `Un text despre ${quoted(title)}.`,
  whichTerm: (definition) => `Ce termen corespunde acestei descrieri: ${quoted(definition)}?`,
  whatIs: (term) => `Ce descriere corespunde termenului ${quoted(term)}?`,
  isItTrue: (statement) => `${quoted(statement)} Este adevărată această afirmație?`,
  answerTrue: 'Adevărat',
  answerFalse: 'Fals',
  because: (quotation) => `Sursa spune: ${quoted(quotation)}`,
  knowMore: 'Despre care dintre acestea ați dori să aflați mai multe?',
  searches: (topic) => [
    topic,
    `${topic} introducere`,
    `${topic} noțiuni de bază`,
    `${topic} exemple`,
  ],
  tooFewTexts: (topic) => `Există încă prea puțin text despre ${quoted(topic)}.`,
};
