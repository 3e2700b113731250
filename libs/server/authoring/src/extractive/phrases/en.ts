import { isOverview } from '../outline/bland-headings.ts';
import { compound } from '../outline/deeds.ts';
import { capital } from './capital.ts';
import { listWith } from './list.ts';
import type { Phrases } from './phrases.ts';

const list = listWith('and');
/** "Use a lamp": something to do, where "use cases" and "format strings" are things. */
const imperative =
  /^(?:add|apply|avoid|build|call|change|check|choose|clone|configure|connect|convert|create|customi[sz]e|debug|define|delete|deploy|design|disable|download|draw|enable|extend|find|fix|format|generate|get|handle|implement|import|install|load|make|manage|merge|migrate|move|open|override|parse|plan|prepare|publish|query|read|register|remove|rename|replace|restore|retrieve|run|save|select|send|serve|set(?: up)?|sign|solve|sort|start|stop|store|test|undo|update|upgrade|use|validate|verify|write)\s+(?:an?|the|your|its|all|new)\s\w/i;

const preposition =
  /^(?:about|above|across|after|against|along|among|around|at|before|behind|below|beyond|between|beside|by|deep|during|for|from|in|inside|into|more|near|on|onto|out|outside|over|putting|since|through|to|toward|towards|under|until|up|with|within|without)\b/i;

/** "My printer is not found": a sentence, which is no object of a verb. */
const clause =
  /^(?:i|we|you|it|there|they|my|i['’]\p{L}+|we['’]\p{L}+|you['’]\p{L}+)(?= )|^(?:\S+ ){1,5}(?:is|are|was|were|does|do|doesn['’]t|don['’]t|isn['’]t|aren['’]t|won['’]t|can['’]t|cannot|has|have|hasn['’]t|fails?|will|must|should)(?= )/iu;

/** "Where to Log", "Use Of Shared Memory": a heading with capitals is no part of a sentence. */
const isTitled = (heading: string): boolean =>
  /^\p{Lu}[\p{Ll}-]+(?=\s).*\s\p{Lu}\p{Ll}/u.test(heading) ||
  /\S\s(?:And|Or|Of|The|For|To|In|On|With|A|An)\s/.test(heading);

/** "How did we find it": a question without its mark. */
const asking =
  /^(?:how(?: (?:fast|slow|much|many|long|short|often|far|large|big|small|well|good|safe|secure|stable|hard|easy|old|deep|accurate|reliable))?|why|what|when|where|who|which)\s(?:do|does|did|is|are|was|were|can|could|should|will|would|has|have|had)\s(?!\p{L}+ing\s)\p{L}+/iu;

/** What needs no article: one that has it, several things, and what is not counted. */
const isWhole =
  /^(?:an?|the|how|why|what|when|where|all|some|your)\s|^(?:[\p{L}\d+#-]+ ){0,4}[\p{L}-]*(?:[^su]s|ing|ion|ity|ness|ment|ance|ence|ism|ware)(?: (?:of|in|for|and|or|with|on|by|from|to)(?!\p{L})| \(|$)/iu;

/** "Basin threshold", "Git repository": one thing, which has an article in a sentence. */
const countable =
  /^(?!\p{L}+ing\s|.*\s(?:of|in|for|on|with|from|to|by|and|or)\s|(?:the|an?|your|its|all|any|both|each|every|more|other|some|putting|setting|when|further|additional|optional)\s)(?:[\p{L}\d+#’'-]+\s){1,4}(?!\p{Ll}*(?:[^su]s|ing|ion|ity|ness|ment|ance|ence|ism|ware|ly|ed|data|access)$|(?:up|down|out|off)$)\p{Ll}{4,}$/u;

/** "Nosep option": the end of what is not counted, on what is. */
const counted =
  /^(?!(?:the|an?|your|its|all|any|both|each|every|more|other|some)\s|\p{L}+ing\s)(?:[\p{L}\d+#’'-]+\s){1,4}(?:option|function|section|action|session|version|expression|extension|collection|connection|transaction|question|condition|region|position|dimension|instruction|exception|partition|application|permission|element|document|argument|statement|environment)$/iu;

/** "Splitting water": what is done, and by whom is not said. */
const goesOn =
  /^(?!(?:string|thing|king|ring|spring|wing|ceiling|building|meaning|warning|nothing|something|everything|evening|morning|during)s?\s)\p{L}{3,}ing\s(?:\p{L}+\s){0,3}\p{L}+$/iu;

/** "Evaluation of expressions", "support for gates": one of it. */
const ofThing =
  /^(?!(?:the|an?|all|some|your|its|how|why|what|when|where)\s|\p{L}{3,}ing (?!of ))(?:[\p{L}-]+ ){0,2}[\p{L}-]*[^s\s] (?:of|with|for|from|to|between) \S/iu;

/** "The dam manual": a book, and not what stands in it. */
const ofBook =
  /(?<!\p{L})(?:manual|handbook|documentation|docs|faq|release notes)(?!\p{L})|(?<!\p{L})(?:user|developer|programmer|administrator)s?['’]?s? guide$|book$/iu;

/** "Other gates", "related locks": besides which, only its place tells. */
const beside =
  /^(?:(?:some|the) )?(?:other|further|additional|related|suggested|various|miscellaneous|example) /iu;

/** "An introduction to gates", "Overview of gates": what it is there to be read for. */
const introduced =
  /^(?:an? |the )?(?:(?:brief|short|quick|general|gentle|tutorial) )?(?:introduction (?:to|of)|intro to|overview of|basics of|fundamentals of|primer on|getting started with) (?<what>.+)$/iu;

/** "A few words on gates": what they are said of. */
const remarks =
  /^(?:a few words|(?:some |general |further )?(?:notes|remarks|thoughts|comments|information)) (?:on|about|concerning|regarding) (?<what>.+)$/iu;

/** "This section", "what it does": of which thing, only its place tells. */
const points =
  /(?<![\p{L}-])(?:this|these|it|its|them|they|that|those|below|above|here|there|i|my|me|we|our|us)(?![\p{L}-])/iu;

/** "How does a gate move?", "What is a gate?": what the answer says. */
function answered(question: string): string | undefined {
  const text = question.slice(0, 1).toLowerCase() + question.slice(1).replace(/\s?\?$/u, '');
  if (/[,;:?.!“”"()]/u.test(text)) return undefined;
  const whose = '(?:do|can|should|could|would|must) (?:i|you|we|one|users?|developers?)';
  const to = new RegExp(`^(?<asks>how|when|where|what) ${whose} (?<what>.+)$`, 'iu').exec(
    text,
  )?.groups;
  if (points.test(to?.['what'] ?? text)) return undefined;
  if (to !== undefined) return `Explain ${to['asks']} to ${to['what']}`;
  if (/^(?:how|when|where|what) to /u.test(text)) return `Explain ${text}`;
  const is = /^(?<asks>what|who|where) (?<is>is|are) (?<what>\S.*)$/u.exec(text)?.groups;
  if (
    is !== undefined &&
    is['what']!.split(' ').length <= 6 &&
    !/ing$|(?: |^)(?:to|of|in|on|for|with|like)$/u.test(is['what']!)
  )
    return `Explain ${is['asks']} ${is['what']} ${is['is']}`;
  const work = /^how (?:does|do) (?<what>.+) work$/u.exec(text)?.groups?.['what'];
  return work === undefined
    ? undefined
    : `Explain how ${work} ${text.startsWith('how does') ? 'works' : 'work'}`;
}

export const en: Phrases = {
  list,
  define: (terms) =>
    `Define the term${terms.length === 1 ? '' : 's'} ${list(terms.map((term) => `“${term}”`))}`,
  explain: (given) => {
    const heading = given.replace(/^(?:The|THE|An?|AN)(?= )/, (article) => article.toLowerCase());
    const isAsking = !heading.endsWith('?') && asking.test(heading);
    if (heading.endsWith('?') || isAsking)
      return answered(heading) ?? `Answer the question “${capital(heading)}${isAsking ? '?' : ''}”`;
    const said = remarks.exec(heading)?.groups?.['what'];
    if (said !== undefined) return en.explain(said);
    const [what = ''] = [introduced.exec(heading)?.groups?.['what']];
    if (what !== '') return `Explain the basics of ${what}`;
    const basics =
      /^(?:the )?([^\s:](?:[^:]*[^\s:])?) (?:tutorial|primer|overview|introduction|basics)$/iu.exec(
        heading,
      )?.[1];
    if (basics !== undefined && /[^s]s$|ing$|^\p{Lu}\S*$/u.test(basics))
      return `Explain the basics of ${basics}`;
    if (beside.test(heading) || ofBook.test(heading)) return undefined;
    if (isTitled(heading) || /\s[–—-]\s|:\s|!$/u.test(heading) || points.test(heading))
      return undefined;
    if (/^(?:how|why|what|when|where)\b/i.test(heading)) return `Explain ${heading}`;
    if (clause.test(heading) || preposition.test(heading) || isOverview(heading)) return undefined;
    if (imperative.test(heading)) return capital(heading);
    // "Caching", "logging": what goes on.
    if (/^\p{L}{3,}ing$/u.test(heading)) return `Explain how ${heading} works`;
    if (compound.test(heading)) return `Explain ${/[^s]s$/u.test(heading) ? '' : 'the '}${heading}`;
    if (/^\p{L}{3,}ing (?:an?|the|your) /u.test(heading) || goesOn.test(heading))
      return `Explain ${heading}`;
    if (/^\p{Ll}+ (?:the|your) /u.test(heading)) return undefined;
    if (countable.test(heading) || counted.test(heading) || ofThing.test(heading))
      return `Explain the ${heading}`;
    return isWhole.test(heading.replaceAll(', ', ' and ')) ? `Explain ${heading}` : undefined;
  },
  inOwnWords: (heading) => `Explain “${capital(heading)}” in your own words`,
  purposes: (names) => `Explain what ${list(names)} ${names.length === 1 ? 'is' : 'are'} for`,
  covers: (parts) => `Covers ${list(parts)}.`,
  coversHeading: (heading) => `The main points of “${heading}”.`,
  courseSummary: (titles, sources) =>
    `The course leads through ${list(titles)}. Its lessons quote ${sources.length === 1 ? `“${sources[0]}”` : `${sources.length} sources`}, and every sentence names the passage it comes from.`,
  forAudience: (audience) => `Asked for with this learner in mind: ${audience}`,
  overview: (_, said) => `Introduction to ${said}`,
  detail: (_, said) => `More on ${said}`,
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
