import { contentStems } from '@coursewright/text/terms';
import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { cues, doingIn } from '../phrases/doing.ts';
import { withinQuotes } from '../phrases/quotation.ts';
import { areDone } from '../quiz/step-questions.ts';
import { isBland, isBlandIn } from './bland-headings.ts';
import { isQuestion } from './heading-paths.ts';
import { inOwnCase } from './title-case.ts';
import { isTitle } from './titles.ts';

const stepVerbs = 3;
/** Share of a paragraph's sentences that make it one of rules or cautions. */
const cueShare = 0.4;
const fewestCues = 2;
/** "Must" stands everywhere: a section of rules has several. */
const fewestRules = 3;
/** What a section shows, as something to do. */
export interface Shown {
  readonly text: string;
  /** Whether it is about a list, which may be one of names that are asked for already. */
  readonly isOfList: boolean;
}

type Phrase = (heading: string) => string;

/**
 * What sections show besides what they say: steps, cases, commands, rules. Of each kind one that
 * nobody asks for already, two in all.
 */
export function shownIn(
  chunks: readonly Chunk[],
  title: string,
  language: string,
  index: MaterialIndex,
  isNew: (objective: string) => boolean,
  ask: (question: string) => string,
): Shown[] {
  const doing = doingIn(language);
  if (!doing) return [];
  const nameOf = (chunk: Chunk): string => {
    const whole = index.sources.length === 1 ? index.sources[0]?.title : undefined;
    const heading = chunk.headings.findLast(
      (one) => isTelling(one, chunk.language, index) && one !== whole,
    );
    const page = index.sources.length > 1 ? index.sources[chunk.source]?.title : undefined;
    // A page is what is right below its title, and no section of it.
    const own = heading ?? (chunk.headings.length <= 1 ? page : undefined);
    return withinQuotes(inOwnCase(own ?? title, index), language);
  };
  /** The first chunk that is not asked about like that already. */
  const first = (phrase: Phrase, some: readonly Chunk[]): [Chunk | undefined, Phrase] => [
    some.find((chunk) => isNew(phrase(nameOf(chunk)))),
    phrase,
  ];
  const having = (test: (attachment: Chunk['attachments'][number], chunk: Chunk) => boolean) =>
    chunks.filter((chunk) => chunk.attachments.some((attachment) => test(attachment, chunk)));
  const steps = having((one, { language: of }) => isOfSteps(one, of));
  const lists = having(
    (one, { language: of }) =>
      one.kind === 'list' && !isOfSteps(one, of) && one.entries.length >= stepVerbs,
  );
  const most = (pattern: RegExp, fewest?: number): Chunk[] => fullOf(pattern, chunks, fewest);
  const found = [
    first(doing.steps, steps),
    first(doing.kinds, lists.filter(isLedTo)),
    first(doing.commands, chunks.filter(isCommands)),
    first(doing.rules, most(cues.rules, fewestRules)),
    first(doing.cautions, most(cues.cautions)),
  ];
  const shown = found.flatMap(([chunk, phrase]) =>
    chunk
      ? [
          {
            name: nameOf(chunk),
            phrase,
            isOfList: phrase === doing.kinds,
          },
        ]
      : [],
  );
  return twoOf(shown).map(({ name, phrase, isOfList }) => ({
    // A question is answered, whatever its answer is made of, once.
    text: isQuestion(name) && isNew(ask(name)) ? ask(name) : phrase(name),
    isOfList,
  }));
}

/**
 * Chunks that mostly give what a pattern tells, those that give most first: a story has a "never"
 * here and there, and warns of nothing.
 */
const fullOf = (pattern: RegExp, chunks: readonly Chunk[], fewest = fewestCues): Chunk[] =>
  chunks
    .map((chunk) => ({ chunk, count: countOf(chunk, pattern) }))
    .filter(
      ({ chunk: { sentences }, count }) =>
        count >= Math.min(fewest, sentences.length) &&
        count > 1 &&
        count >= sentences.length * cueShare,
    )
    .toSorted((one, other) => other.count - one.count)
    .map(({ chunk }) => chunk);

/** One of each section first, its lists once, then what else there is to do in one. */
function twoOf<T extends { readonly name: string; readonly isOfList: boolean }>(
  shown: readonly T[],
): T[] {
  const once = shown.filter(
    ({ name, isOfList }, i) =>
      !isOfList || shown.findIndex((one) => one.name === name && one.isOfList) === i,
  );
  const firsts = once.filter(({ name }, i) => once.findIndex((one) => one.name === name) === i);
  return [...firsts, ...once.filter((one) => !firsts.includes(one))].slice(0, 2);
}

/** Cases are told apart where the sentence before them speaks of such. */
const isLedTo = ({ sentences }: Chunk): boolean => {
  const last = sentences.at(-1);
  return (last?.leadIn ?? false) && ofCases.test(last?.plain ?? '');
};

/** What follows are ways, kinds or cases, and not points of whatever else. */
const ofCases =
  /(?<!\p{L})(?:cases?|ways?|types?|kinds?|sorts?|options?|possibilit\p{L}+|either|forms?|modes?|variants?|methods?|reasons?|fälle?n?|arten|möglichkeiten|formen|typen|varianten|gründe|cas|façons|manières|possibilités|casos?|tipos?|maneras|formas|modos|opciones|razones|casi|tipi|modi|forme|opzioni|ragioni|maneiras|opções|razões|случа\p{L}+|вид\p{L}{0,3}|тип\p{L}{0,3}|способ\p{L}*|вариант\p{L}*|причин\p{L}*)(?!\p{L})|情况|種|种|方式|方法|选项|原因|場合|種類|理由|حالات|أنواع|طرق|أسباب|प्रकार|तरीक|स्थिति|कारण/iu;

/** A numbered list of what is to be done; others number points. */
function isOfSteps({ kind, markdown }: Chunk['attachments'][number], language: string): boolean {
  if (kind !== 'list' || !/^\d/.test(markdown)) return false;
  const steps = [...markdown.matchAll(/^\d+[.)]\s+(.+?)(?:(?<=[.!?])\s|$)/gm)].map(
    ([, step = '']) => step,
  );
  return steps.length >= stepVerbs && areDone(steps, language);
}

const countOf = ({ sentences }: Chunk, pattern: RegExp): number =>
  sentences.filter(({ plain }) => pattern.test(plain)).length;

/** Lines behind a prompt, or that call a program with an option. */
const isCommands = ({ attachments }: Chunk): boolean =>
  attachments.some(({ kind, markdown }) => kind === 'code' && isShellLine.test(markdown));
const isShellLine =
  /^\s*(?:[$%]\s+\S|#\s+[a-z][\w./-]*(?:\s+[-/]|$)|(?!(?:let|const|var|return|if|for|while|import|from|def|class|function|new|type|export) )[a-z][\w.-]+ (?:[\w./-]+ )*-{1,2}[a-z])/m;

/** Whether a heading names something: not "Overview" or "Abstract", and no command or sentence. */
export const isTelling = (heading: string, language: string, index: MaterialIndex): boolean =>
  heading !== '' &&
  !isBlandIn(heading, index) &&
  // "pump: options (--all, --dry-run and others)" names the pump and no more.
  !isBland(heading.replace(/\s\([^()]*\)$/u, '').replace(/^.{1,40}?: /u, '')) &&
  heading.length <= (isQuestion(heading) ? 140 : 80) &&
  isTitle(heading) &&
  contentStems(heading, language).length > 0 &&
  !/^[$#%>-]|[{}=;|]/.test(heading);
