import { capital } from './capital.ts';
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
  explain: (heading) => {
    if (heading.endsWith('?')) return `Die Frage ${quoted(heading)} beantworten`;
    if (/^(?:wie|warum|was|wann|wo|wozu)\b/i.test(heading))
      return `Erklären, ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
    const object = accusative(heading);
    return object === undefined ? undefined : `${object} erklären`;
  },
  inOwnWords: (heading) => `${quoted(heading)} mit eigenen Worten erklären`,
  purposes: (names) => `Erklären, wozu ${list(names)} ${names.length === 1 ? 'dient' : 'dienen'}`,
  covers: (parts) => `Themen: ${list(parts)}.`,
  coversHeading: (heading) => `Die Hauptgedanken von ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `Der Kurs führt durch diese Themen: ${list(titles)}. Seine Lektionen zitieren ${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} Quellen`}, und jeder Satz nennt die Stelle, von der er stammt.`,
  forAudience: (audience) => `Gewünscht für: ${audience}`,
  overview: (title) => `${title} im Überblick`,
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

/** A line that is no noun phrase: "Von der Quelle", "Wenn es regnet", "Verändert ein Konto". */
const isNoObject =
  /[:;!?.,„“"()]|\s[–—-]\s|^(?:ab|am|an|auf|aus|bei|beim|bis|durch|für|gegen|im|in|ins|mit|nach|ohne|seit|über|um|unter|vom|von|vor|zu|zum|zur|zwischen|wenn|falls|ob|dass|ein)\s|^(?!\p{Lu}|[dD](?:er|ie|as)\s|[eE]ine\s)|^\p{Lu}\p{Ll}*(?:[^aeiou]t|iert)\s(?:\p{Ll}|sich)/u;

/** "Den Filter" of "Der Filter", "Lokalen Speicher" of "Lokaler Speicher". */
const accusative = (heading: string): string | undefined =>
  isNoObject.test(heading) || heading.length > longest
    ? undefined
    : capital(
        heading
          .replace(/^[Dd]er(?= )/u, 'Den')
          .replace(/^\p{Lu}\p{Ll}+er(?: \p{Ll}+er)*(?= \p{Lu})/u, (words) =>
            words.replaceAll(/er(?= |$)/g, 'en'),
          ),
      );
const longest = 70;
