import { isOverview } from '../outline/bland-headings.ts';
import { capital } from './capital.ts';
import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('and');
const imperative =
  /^(?:add|apply|avoid|build|call|change|check|choose|clone|configure|connect|convert|create|customi[sz]e|debug|define|delete|deploy|design(?= (?:an?|the|your|for)\b)|disable|download|draw|enable|extend|find|fix|format|generate|get|handle|implement|import|install|load|make|manage|merge|migrate|move|open|override|parse|plan|prepare|publish|query|read|register|remove|rename|replace|restore|retrieve|run|save|select|send|serve|set(?: up)?|sign|solve|sort|start|stop|store|test|undo|update|upgrade|use|validate|verify|write)\s+(?!(?:of|and|or)\b)\w/i;

const preposition =
  /^(?:about|above|across|after|against|along|among|around|at|before|behind|below|beyond|between|beside|by|during|for|from|in|inside|into|more|near|on|onto|out|outside|over|putting|since|through|to|toward|towards|under|until|up|with|within|without)\b/i;

/** "Merging two branches": something to do. "String", "Wiring" and the like are things. */
const gerund =
  /^(?!(?:string|thing|king|ring|spring|wing|ceiling|building|meaning|warning|being|nothing|anything|something|everything|evening|morning|during|string)s?\b)\p{L}{3,}ing\s+(?:(?:an?|the|your|its|new|two|several|all|with|to|from|on|up|into|for|and)\b|\p{L}{3,}s\b)/iu;

/** "My printer is not found": a sentence, which is no object of a verb. */
const clause =
  /^(?:i|we|you|it|there|they|my|i['’]\p{L}+|we['’]\p{L}+|you['’]\p{L}+)(?= )|^(?:\S+ ){1,5}(?:is|are|was|were|does|do|doesn['’]t|don['’]t|isn['’]t|aren['’]t|won['’]t|can['’]t|cannot|has|have|hasn['’]t|fails?|will|must|should)(?= )/iu;

/** "Where to Log", "Use Of Shared Memory": a heading with capitals is no part of a sentence. */
const isTitled = (heading: string): boolean =>
  /^\p{Lu}[\p{Ll}-]+(?=\s).*\s\p{Lu}/u.test(heading) ||
  /\S\s(?:And|Or|Of|The|For|To|In|On|With|A|An)\s/.test(heading);

/** "How did we find it": a question without its mark. */
const asking =
  /^(?:how|why|what|when|where|who|which)\s(?:do|does|did|is|are|was|were|can|could|should|will|would|has|have|had)\s(?!\p{L}+ing\s)\p{L}+/iu;

/** What needs no article: one that has it, several things, and what is not counted. */
const isWhole =
  /^(?:an?|the|how|why|what|when|where|all|some|your)\s|^(?:[\p{L}-]+ ){0,3}[\p{L}-]*(?:[^su]s|ing|ion|ity|ness|ment|ance|ence|ism|ware)(?: (?:of|in|for|and|or|with|on|by|from|to)(?!\p{L})|$)/iu;

/** "Basin threshold": one thing of several small words, which has an article in a sentence. */
const countable =
  /^(?!(?:the|an?|your|its|all|any|both|each|every|more|other|some|putting|setting|when|further|additional|optional)\s)(?:\p{Ll}[\p{Ll}-]*\s){1,3}(?!\p{Ll}*(?:[^su]s|ing|ion|ity|ness|ment|ance|ence|ism|ware|ly|ed|data|access|up|down|in|out|off|on)$)\p{Ll}{4,}$/u;

export const en: Phrases = {
  list,
  define: (terms) => `Define ${list(terms)}`,
  compare: (one, other) => `Compare ${one} with ${other}`,
  explain: (heading) => {
    if ((isTitled(heading) || /\s[–—-]\s|:\s/u.test(heading)) && !heading.endsWith('?'))
      return `Summarise the main ideas of “${capital(heading)}”`;
    if (heading.endsWith('?')) return `Answer the question “${capital(heading)}”`;
    if (asking.test(heading)) return `Answer the question “${capital(heading)}?”`;
    if (/^(?:how|why|what|when|where)\b/i.test(heading)) return `Explain ${heading}`;
    if (clause.test(heading) || heading.endsWith('!'))
      return `Summarise the main ideas of “${capital(heading)}”`;
    if (imperative.test(heading)) return capital(heading);
    if (gerund.test(heading))
      return `Practise ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
    // "Explain an introduction to gates": it is there to be read.
    if (preposition.test(heading) || isOverview(heading))
      return `Summarise the main ideas of “${capital(heading)}”`;
    // "Explain basin threshold" lacks an article.
    if (countable.test(heading)) return `Explain the ${heading}`;
    return isWhole.test(heading)
      ? `Explain ${heading}`
      : `Summarise the main ideas of “${capital(heading)}”`;
  },
  useCode: (names) => `Use ${list(names)}`,
  relate: (terms) => `Describe the role of ${list(terms)}`,
  covers: (parts) => `Covers ${list(parts)}.`,
  coversHeading: (heading) => `The main points of “${heading}”.`,
  courseSummary: (titles, sources) =>
    `The course leads through ${list(titles)}. Its lessons quote ${sources.length === 1 ? `“${sources[0]}”` : `${sources.length} sources`}, and every sentence names the passage it comes from.`,
  forAudience: (audience) => `Asked for with this learner in mind: ${audience}`,
  overview: (title) => `${title}: overview`,
  detail: (title) => `${title}: in detail`,
  within: (title, what) => `${title}: ${what}`,
  suchAs: (first, second) => `${first}, ${second} and others`,
  quoteFrom: (title) => `A text on ${title}.`,
  whichTerm: (definition) => `Which term fits this description: “${definition}”?`,
  whatIs: (term) => `Which description fits the term “${term}”?`,
  isItTrue: (statement) => `“${statement}” Is this statement true?`,
  answerTrue: 'True',
  answerFalse: 'False',
  because: (quotation) => `The source says: “${quotation}”`,
  knowMore: 'Which of these would you like to know more about?',
  searches: (topic) => [
    topic,
    `${topic} introduction`,
    `${topic} key concepts explained`,
    `${topic} examples`,
  ],
  tooFewTexts: (topic) => `There is too little text on “${topic}” yet.`,
};
