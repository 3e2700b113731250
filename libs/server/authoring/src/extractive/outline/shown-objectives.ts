import { contentStems } from '@coursewright/text/terms';
import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { doingIn } from '../phrases/doing.ts';
import { withinQuotes } from '../phrases/quotation.ts';
import { areDone } from '../quiz/step-questions.ts';
import { deedIn } from './asked-of.ts';
import { isBland, isBlandIn, isOfAny } from './bland-headings.ts';
import { isQuestion } from './heading-paths.ts';
import { inOwnCase } from './title-case.ts';
import { isTitle } from './titles.ts';

/** Of a longer heading a remark in brackets is left out. */
const longestQuoted = 40;
const stepVerbs = 3;
/** Commands that a section has where trying them out is what it is there for. */
const fewestCommands = 2;

/**
 * What sections show besides what they say: steps, and commands. What a heading says is done or asks
 * for, and a call, needs neither.
 */
export function shownIn(
  chunks: readonly Chunk[],
  title: string,
  language: string,
  index: MaterialIndex,
): string[] {
  const doing = doingIn(language);
  if (!doing) return [];
  const named = chunks.flatMap((chunk) => {
    const heading = chunk.headings.findLast((one) => isTelling(one, chunk.language, index));
    const whole = inOwnCase(heading ?? title, index);
    const name = whole.length > longestQuoted ? whole.replace(/\s\([^()]+\)$/u, '') : whole;
    return name === '' || isQuestion(name) || isCodeName(name) || deedIn(name, language, index)
      ? []
      : [{ name: withinQuotes(name, language), chunk }];
  });
  const steps = named.find(({ chunk }) =>
    chunk.attachments.some((one) => isOfSteps(one, chunk.language)),
  );
  const sections = Map.groupBy(named, ({ name }) => name);
  const commands = [...sections].find(
    ([, own]) => own.reduce((sum, { chunk }) => sum + commandsIn(chunk), 0) >= fewestCommands,
  );
  return [
    ...(steps ? [doing.steps(steps.name)] : []),
    ...(commands ? [doing.commands(commands[0])] : []),
  ];
}

/** A numbered list of what is to be done; others number points. */
function isOfSteps({ kind, markdown }: Chunk['attachments'][number], language: string): boolean {
  if (kind !== 'list' || !/^\d/.test(markdown)) return false;
  const steps = [...markdown.matchAll(/^\d+[.)]\s+(.+?)(?:(?<=[.!?])\s|$)/gm)].map(
    ([, step = '']) => step,
  );
  return steps.length >= stepVerbs && areDone(steps, language);
}

/** How many lines stand behind a prompt, or call a program with an option. */
const commandsIn = ({ attachments }: Chunk): number =>
  attachments
    .filter(({ kind, markdown }) => kind === 'code' && !isProgram.test(markdown))
    .flatMap(({ markdown }) => markdown.split('\n'))
    .filter((line) => isShellLine.test(line)).length;
/** A session of an interpreter, and a comment above what is defined. */
const isProgram =
  /^\s*(?:>>> |In \[\d+\]: |(?:def|class|import|from|function|const|let|var|public|int|void|#include) )/m;
const isShellLine =
  /^\s*(?:[$%]\s+\S|#\s+[a-z][\w./-]*(?:\s+[-/]|$)|(?!(?:let|const|var|return|if|for|while|import|from|def|class|function|new|type|export) )[a-z][\w.-]+ (?:[\w./-]+ )*-{1,2}[a-z])/;

/** "How does it work?": of which thing, only its place tells. */
const isOfWhatever = (heading: string): boolean =>
  isQuestion(heading) && /^(?=(?:\S+ ){0,5}\S+$).*\s(?:it|this|that|they)(?!\p{L})/iu.test(heading);

/** Whether a heading names something: not "Overview" or "Abstract", and no command or sentence. */
export const isTelling = (heading: string, language: string, index: MaterialIndex): boolean =>
  heading !== '' &&
  !isBlandIn(heading, index) &&
  !isOfAny(heading) &&
  // "pump: options (--all, --dry-run and others)" names the pump and no more.
  !isBland(heading.replace(/\s\([^()]*\)$/u, '').replace(/^.{1,40}?: /u, '')) &&
  heading.length <= (isQuestion(heading) ? 140 : 80) &&
  isTitle(heading) &&
  !isOfWhatever(heading) &&
  contentStems(heading, language).length > 0 &&
  !/^[$#%>-]|[{}=;|]|[!！]$/.test(heading);
