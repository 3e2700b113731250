import type { Phrases } from './phrases.ts';

const list = (parts: readonly string[]): string => parts.join(' · ');

/**
 * For languages without phrases of their own: signs that read alike everywhere, around the source's
 * own words.
 */
export const neutral: Phrases = {
  list,
  define: list,
  explain: (heading) => heading,
  inOwnWords: (heading) => heading,
  purposes: list,
  covers: list,
  coversHeading: (heading) => heading,
  courseSummary: (titles, sources) => `${list(titles)} (${list(sources)})`,
  forAudience: (audience) => audience,
  overview: (title) => `${title} …`,
  detail: (title) => `… ${title}`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} …`,
  quoteFrom: (title) => title,
  whichTerm: (definition) => `_____ = “${definition}”`,
  whatIs: (term) => `“${term}” = _____`,
  isItTrue: (statement) => `“${statement}” ✓ / ✗ ?`,
  answerTrue: '✓',
  answerFalse: '✗',
  because: (quotation) => `“${quotation}”`,
  searches: (topic) => [topic],
  tooFewTexts: (topic) => topic,
};
