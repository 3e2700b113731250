import { contentStems } from '@coursewright/text/terms';
import type { Chunk } from '../material/chunks.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { cues, doingIn } from '../phrases/doing.ts';
import { withinQuotes } from '../phrases/quotation.ts';
import { areDone } from '../quiz/step-questions.ts';
import { isBland, isBlandIn } from './bland-headings.ts';
import { inOwnCase } from './title-case.ts';
import { isTitle } from './titles.ts';

const stepVerbs = 3;
/** Share of a paragraph's sentences that make it one of rules, reasons or conditions. */
const cueShare = 0.4;
const fewestCues = 2;
/** "Must" and "if" stand everywhere: a section of rules or conditions has several. */
const fewestRules = 3;
/** Share of its section from which a list or a table is what the section is there for. */
const mainShare = 0.25;
/** What a section shows, as something to do. */
export interface Shown {
  readonly text: string;
  /** Whether it is about a list, which may be one of names that are asked for already. */
  readonly isOfList: boolean;
}

type Phrase = (heading: string) => string;

/**
 * What sections show besides what they say: steps, tables, reasons, cases. Of each kind one that
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
    const isNamed = heading !== undefined && heading === chunk.headings.at(-1);
    // A page is what is right below its title, and no section of it.
    const own = isNamed ? heading : chunk.headings.length <= 1 ? page : undefined;
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
  const examples = having((one, chunk) => isOnlyExample(one, chunk, chunks));
  const most = (pattern: RegExp, fewest?: number): Chunk[] => fullOf(pattern, chunks, fewest);
  const found = [
    first(doing.steps, steps),
    first(doing.reasons, most(cues.reasons)),
    first(
      doing.table,
      having(
        (one, chunk) =>
          one.kind === 'table' && rowsOf(one.markdown) >= fewestRows && isMain(one, chunk, chunks),
      ),
    ),
    first(doing.kinds, lists.filter(isLedTo)),
    first(
      examples[0] && isCommands(examples[0]) ? doing.commands : doing.example,
      examples.filter((one) => isCommands(one) === isCommands(examples[0]!)),
    ),
    first(doing.rules, most(cues.rules, fewestRules)),
    first(doing.cautions, most(cues.cautions)),
    first(doing.conditions, most(cues.conditions, fewestRules)),
    first(
      doing.points,
      lists.filter(
        (one) =>
          !isLedTo(one) && one.attachments.some((attachment) => isMain(attachment, one, chunks)),
      ),
    ),
  ];
  const shown = found.flatMap(([chunk, phrase]) =>
    chunk
      ? [
          {
            name: nameOf(chunk),
            phrase,
            isOfList: phrase === doing.kinds || phrase === doing.points,
          },
        ]
      : [],
  );
  return twoOf(shown).map(({ name, phrase, isOfList }) => ({
    // A question is answered, whatever its answer is made of, once.
    text: /[?？؟]$/u.test(name) && isNew(ask(name)) ? ask(name) : phrase(name),
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

type Attachment = Chunk['attachments'][number];

/** Is a list or a table what its section is there for? */
const isMain = ({ markdown }: Attachment, chunk: Chunk, chunks: readonly Chunk[]): boolean =>
  lettersIn(markdown) >= sectionOf(chunk, chunks).reduce(sumOfLetters, 0) * mainShare;

/** Code to be read through; of several in a section nobody knows which is meant. */
const isOnlyExample = (
  { kind, markdown }: Attachment,
  chunk: Chunk,
  chunks: readonly Chunk[],
): boolean =>
  kind === 'code' &&
  chunk.sentences.length > 0 &&
  isReadThrough(markdown) &&
  codesIn(sectionOf(chunk, chunks)) === 1;

/** The chunks of the same section. */
const sectionOf = ({ headings }: Chunk, chunks: readonly Chunk[]): Chunk[] =>
  chunks.filter((one) => one.headings.join('\n') === headings.join('\n'));
const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const sumOfLetters = (sum: number, { sentences, attachments }: Chunk): number =>
  sum +
  [...sentences.map(({ plain }) => plain), ...attachments.map(({ markdown }) => markdown)]
    .map(lettersIn)
    .reduce((one, other) => one + other, 0);
const codesIn = (chunks: readonly Chunk[]): number =>
  chunks.flatMap(({ attachments }) => attachments).filter(({ kind }) => kind === 'code').length;

/** A line alone is a signature, an address or a name; those after a prompt are commands. */
function isReadThrough(markdown: string): boolean {
  if (isShellLine.test(markdown)) return true;
  const lines = markdown.split('\n').filter((line) => !/^`{3}/.test(line));
  return (
    lines.filter((line) => /[\p{L}\d]/u.test(line)).length >= fewestLines &&
    lines.filter((line) => drawn.test(line)).length < fewestLines &&
    !declaration.test(lines.join('\n').trim()) &&
    !layout.test(lines.join('\n'))
  );
}
const fewestLines = 2;
/** Nothing but lines and arrows: a picture made of signs. */
const drawn = /^[\s|+<>^v/\\─-╿-]*[|+<>^/\\─-╿][\s|+<>^v/\\─-╿-]*$/u;
/** A name with its arguments over several lines, and no value in it. */
const declaration = /^[^(){};='"]+\([^(){};'"]*\)(?: ?(?:->|:) ?[\w.[\], ]+)?;?$/u;

/** A structure of data, which does nothing. */
const layout =
  /(?<![\w-])(?:struct|union|enum|typedef)(?![\w-])[^()]*\{|^(?:\s*(?:\w+ )?\w+\s+\**\w+(?:\[\w*\])?;[^\n]*\n?){2,}$/u;

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

/** A table of a row or two is a line of links, or of buttons. */
const fewestRows = 3;
/** Rows below the head of a table as Markdown. */
const rowsOf = (markdown: string): number =>
  markdown.split('\n').filter((line) => line.startsWith('|')).length - 2;

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
  heading.length <= (/[?？؟]$/u.test(heading) ? 140 : 80) &&
  isTitle(heading) &&
  contentStems(heading, language).length > 0 &&
  !/^[$#%>-]|[{}=;|]/.test(heading);
