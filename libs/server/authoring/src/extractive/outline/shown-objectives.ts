import { contentStems } from '@coursewright/text/terms';
import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { selfContained } from '../material/self-contained.ts';
import { doingIn } from '../phrases/doing.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { areDone } from '../quiz/step-questions.ts';
import { deedIn } from './asked-of.ts';
import { isBland, isBlandIn, isOfAny } from './bland-headings.ts';
import { isQuestion } from './heading-paths.ts';
import { withoutPurpose } from './stated-purposes.ts';
import { inOwnCase } from './title-case.ts';
import { isTitle } from './titles.ts';

const stepVerbs = 3;
/** Commands that a section has where using them is what it is there for. */
const fewestCommands = 2;
const mostCommands = 3;
/** A longer purpose is more than one thing to do. */
const longestDeed = 9;

/**
 * What sections show besides what they say: what their steps lead to, and the commands they use. What
 * a heading says is done or asks for, and a call, needs neither.
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
    const name = inOwnCase(heading ?? title, index);
    return name === '' || isQuestion(name) || isCodeName(name) || deedIn(name, language, index)
      ? []
      : [{ name, chunk }];
  });
  const done = named.flatMap(({ chunk }) =>
    chunk.attachments.some((one) => isOfSteps(one, chunk.language)) ? purposeOf(chunk) : [],
  );
  const commands = [...Map.groupBy(named, ({ name }) => name).values()]
    .map((own) => own.flatMap(({ chunk }) => commandsIn(chunk)))
    .find(({ length }) => length >= fewestCommands);
  const programs = [...new Set(commands)].filter((name) => !isOfShell.test(name));
  const list = phrasesFor(language).list(
    programs.slice(0, mostCommands).map((name) => `\`${name}\``),
  );
  return [
    ...done.slice(0, 1),
    ...(programs.length > 0 ? [doing.commands(list, programs.length === 1)] : []),
  ];
}

/** "Open the gate" of "To open the gate, take these steps:", which its steps stand below. */
function purposeOf({ sentences, language }: Chunk): string[] {
  const lead = sentences.findLast(({ leadIn }) => leadIn) ?? sentences.at(-1);
  const [clause = ''] = lead?.plain.split(/[,:：،]/u, 1) ?? [];
  const deed = withoutPurpose(clause.trim(), language);
  return deed !== clause.trim() &&
    deed.split(' ').length <= longestDeed &&
    selfContained(deed, language) === 1
    ? [deed]
    : [];
}

/** A numbered list of what is to be done; others number points. */
function isOfSteps({ kind, markdown }: Chunk['attachments'][number], language: string): boolean {
  if (kind !== 'list' || !/^\d/.test(markdown)) return false;
  const steps = [...markdown.matchAll(/^\d+[.)]\s+(.+?)(?:(?<=[.!?])\s|$)/gm)].map(
    ([, step = '']) => step,
  );
  return steps.length >= stepVerbs && areDone(steps, language);
}

/** The programs of lines that stand behind a prompt, or call one with an option. */
const commandsIn = ({ attachments }: Chunk): string[] =>
  attachments
    .filter(({ kind, markdown }) => kind === 'code' && !isProgram.test(markdown))
    .flatMap(({ markdown }) => markdown.split('\n'))
    .filter((line) => isShellLine.test(line))
    .flatMap((line) => programOf.exec(line)?.groups?.['name'] ?? []);
/** "pump" of "$ sudo pump --all" and of "# LEVEL=3 ./pump". */
const programOf =
  /^\s*(?:[$%#]\s+)?(?:sudo\s+)?(?:\w+=\S*\s+)*(?:[.~]{0,2}\/)?(?:[\w.-]+\/)*(?<name>[a-z][\w.+-]*)(?=\s|$)/u;
/** What any session has, and what reads a program that has a name of its own. */
const isOfShell =
  /^(?:cd|ls|cp|mv|rm|mkdir|rmdir|echo|cat|export|set|source|sudo|su|exit|pwd|touch|chmod|chown|if|for|while|do|done|then|fi|else|env|time|test|eval|exec|alias|clear|less|more|which|man|(?:ba|z)?sh|python\d?|perl|ruby|node|java|php)$/u;
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
