import { contentStems } from '@coursewright/text/terms';
import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { cues, doingIn } from '../phrases/doing.ts';
import { withinQuotes } from '../phrases/quotation.ts';
import { areDone } from '../quiz/step-questions.ts';
import { deedIn } from './asked-of.ts';
import { isBland, isBlandIn } from './bland-headings.ts';
import { isQuestion } from './heading-paths.ts';
import { inOwnCase } from './title-case.ts';
import { isTitle } from './titles.ts';

const stepVerbs = 3;
/** Share of a paragraph's sentences that make it one of rules or cautions. */
const cueShare = 0.5;
/** "Must" and "never" stand everywhere: a section of rules or cautions has several. */
const fewestCues = 3;
type Phrase = (heading: string) => string;

/**
 * What sections show besides what they say: steps, commands, rules. Of each kind one that nobody
 * asks for already, two in all.
 */
export function shownIn(
  chunks: readonly Chunk[],
  title: string,
  language: string,
  index: MaterialIndex,
  isNew: (objective: string) => boolean,
  ask: (question: string) => string,
): string[] {
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
  const steps = chunks.filter(({ attachments, language: of }) =>
    attachments.some((one) => isOfSteps(one, of)),
  );
  // What must be heeded of a call is said of it, and its name warns of nothing.
  const named = chunks.filter((chunk) => !isCodeName(nameOf(chunk)));
  const most = (pattern: RegExp): Chunk[] => fullOf(pattern, named);
  const found = [
    first(doing.steps, steps),
    first(doing.commands, named.filter(isCommands)),
    first(doing.rules, most(cues.rules)),
    first(doing.cautions, most(cues.cautions)),
  ];
  const shown = found.flatMap(([chunk, phrase]) =>
    chunk ? [{ name: nameOf(chunk), phrase }] : [],
  );
  return twoOf(shown).map(({ name, phrase }) => {
    // A question is answered, and what the heading says is done, whatever shows it, once.
    const asked = ask(name);
    return (isQuestion(name) || deedIn(name, language, index) !== undefined) && isNew(asked)
      ? asked
      : phrase(name);
  });
}

/**
 * Chunks that mostly give what a pattern tells, those that give most first: a story has a "never"
 * here and there, and warns of nothing.
 */
const fullOf = (pattern: RegExp, chunks: readonly Chunk[]): Chunk[] =>
  chunks
    .map((chunk) => ({ chunk, count: countOf(chunk, pattern) }))
    .filter(
      ({ chunk: { sentences }, count }) =>
        count >= fewestCues && count >= sentences.length * cueShare,
    )
    .toSorted((one, other) => other.count - one.count)
    .map(({ chunk }) => chunk);

/** One of each section first, then what else there is to do in one. */
function twoOf<T extends { readonly name: string }>(shown: readonly T[]): T[] {
  const firsts = shown.filter(({ name }, i) => shown.findIndex((one) => one.name === name) === i);
  return [...firsts, ...shown.filter((one) => !firsts.includes(one))].slice(0, 2);
}

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
  attachments.some(
    ({ kind, markdown }) =>
      kind === 'code' && isShellLine.test(markdown) && !isProgram.test(markdown),
  );
/** A session of an interpreter, and a comment above what is defined. */
const isProgram =
  /^\s*(?:>>> |In \[\d+\]: |(?:def|class|import|from|function|const|let|var|public|int|void|#include) )/m;
const isShellLine =
  /^\s*(?:[$%]\s+\S|#\s+[a-z][\w./-]*(?:\s+[-/]|$)|(?!(?:let|const|var|return|if|for|while|import|from|def|class|function|new|type|export) )[a-z][\w.-]+ (?:[\w./-]+ )*-{1,2}[a-z])/m;

/** "Public member functions", "Properties", "Limitations": of which thing, only its place tells. */
export const isOfAny =
  /^(?:(?:public|protected|private|static|inherited|additional|available|supported|related|signal|module|class|api|other|detailed|usage) )*(?:(?:member|static|public) )?(?:functions?|methods?|members?|attributes?|properties|class(?:es)?|types?|typedefs?|signals?|slots?|enumerations?|enums?|variables?|macros?|defines|data structures|structs?|fields?|constants?|contents?|descriptions?|examples?|features?|limitations?|prerequisites?|dependencies|tools?|constructors?(?: & destructors?)?|reference|interface|submodules|subpackages|callbacks?|events?|exceptions?|modules?|commands?|settings?|arguments?|synopsis)(?: (?:functions?|documentation|details?|summary|lists?|reference|inherited.*|description|index))?$/iu;

/** Whether a heading names something: not "Overview" or "Abstract", and no command or sentence. */
export const isTelling = (heading: string, language: string, index: MaterialIndex): boolean =>
  heading !== '' &&
  !isBlandIn(heading, index) &&
  !isOfAny.test(heading) &&
  // "pump: options (--all, --dry-run and others)" names the pump and no more.
  !isBland(heading.replace(/\s\([^()]*\)$/u, '').replace(/^.{1,40}?: /u, '')) &&
  heading.length <= (isQuestion(heading) ? 140 : 80) &&
  isTitle(heading) &&
  contentStems(heading, language).length > 0 &&
  !/^[$#%>-]|[{}=;|]/.test(heading);
