import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('en');
const quoted = (text: string): string => `“${text}”`;

export const nl: Phrases = {
  list,
  define: (terms) =>
    terms.length === 1
      ? `De term ${quoted(terms[0] ?? '')} definiëren`
      : `De termen ${list(terms.map(quoted))} definiëren`,
  explain: (heading) => {
    if (heading.endsWith('?')) return `De vraag ${quoted(heading)} beantwoorden`;
    if (/^(?:hoe|waarom|wat|wanneer|waar) /iu.test(heading))
      return `Uitleggen ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
    return /[^\P{P}-]|^(?:bij|in|met|na|om|onder|op|over|te|tot|uit|van|voor|als|indien) /iu.test(
      heading,
    )
      ? undefined
      : `${heading} uitleggen`;
  },
  inOwnWords: (heading) => `${quoted(heading)} in eigen woorden uitleggen`,
  purposes: (names) =>
    `Uitleggen waarvoor ${list(names)} ${names.length === 1 ? 'dient' : 'dienen'}`,
  covers: (parts) => `Onderwerpen: ${list(parts)}.`,
  coversHeading: (heading) => `De hoofdpunten van ${quoted(heading)}.`,
  courseSummary: (titles, sources) =>
    `De cursus behandelt ${list(titles)}. De lessen citeren ${sources.length === 1 ? quoted(sources[0] ?? '') : `${sources.length} bronnen`}, en bij elke zin staat waar hij vandaan komt.`,
  forAudience: (audience) => `Bedoeld voor: ${audience}`,
  overview: (title) => `${title}: overzicht`,
  detail: (title) => `Meer over ${title}`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} en andere`,
  quoteFrom: (title) => `Een tekst over ${quoted(title)}.`,
  whichTerm: (definition) => `Welke term past bij deze omschrijving: ${quoted(definition)}?`,
  whatIs: (term) => `Welke omschrijving past bij de term ${quoted(term)}?`,
  isItTrue: (statement) => `${quoted(statement)} Is deze bewering juist?`,
  answerTrue: 'Juist',
  answerFalse: 'Onjuist',
  because: (quotation) => `In de bron staat: ${quoted(quotation)}`,
  knowMore: 'Over welk van deze onderwerpen wilt u meer weten?',
  searches: (topic) => [
    topic,
    `${topic} inleiding`,
    `${topic} basisbegrippen`,
    `${topic} voorbeelden`,
  ],
  tooFewTexts: (topic) => `Er is nog te weinig tekst over ${quoted(topic)}.`,
};
