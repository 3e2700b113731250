import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('und');
const quoted = (text: string): string => `„${text}“`;

export const de: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `Den Begriff ${quoted(terms[0] ?? '')} definieren`
      : `Die Begriffe ${list(terms.map(quoted))} definieren`,
  compare: (one, other) => `Die Begriffe ${quoted(one)} und ${quoted(other)} vergleichen`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `Die Frage ${quoted(heading)} beantworten`;
    if (/^(?:wie|warum|was|wann)\b/i.test(heading))
      return `Erklären, ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
    return `Die Hauptgedanken von ${quoted(heading)} erklären`;
  },
  useCode: (names) => `${list(names)} anwenden`,
  relate: (terms) => `Die Rolle dieser Begriffe beschreiben: ${list(terms)}`,
  covers: (parts) => `Themen: ${list(parts)}.`,
  coversHeading: (heading) => `Die Hauptgedanken von ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `Der Kurs führt durch diese Themen: ${list(titles)}. Seine Lektionen zitieren ${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} Quellen`}, und jeder Satz nennt die Stelle, von der er stammt.`,
  forAudience: (audience) => `Gewünscht für: ${audience}`,
  overview: (title) => `${title}: Überblick`,
  detail: (title) => `${title}: im Detail`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} und andere`,
  quoteFrom: (title) => `Ein Text zum Thema ${quoted(title)}.`,
  whichTerm: (definition) => `Welcher Begriff passt zu dieser Beschreibung: ${quoted(definition)}?`,
  whatIs: (term) => `Welche Beschreibung passt zum Begriff ${quoted(term)}?`,
  isItTrue: (statement) => `${quoted(statement)} Ist diese Aussage wahr?`,
  answerTrue: 'Wahr',
  answerFalse: 'Falsch',
  because: (quotation) => `In der Quelle steht: ${quoted(quotation)}`,
  knowMore: 'Worüber möchten Sie mehr erfahren?',
  searches: (topic) => [
    topic,
    `${topic} Einführung`,
    `${topic} Grundbegriffe`,
    `${topic} Beispiele`,
  ],
  tooFewTexts: (topic) => `Es gibt noch zu wenig Text zu ${quoted(topic)}.`,
};
