import type { ConsoleMessage } from '@playwright/test';
import type { PathData, QuizItem } from '@coursewright/contract';
import type { PageJudge } from './page-judge.ts';
import { type Answer, type Played, playAll, type Shown, openTest } from './qti-learner.ts';

type Files = Readonly<Record<string, Uint8Array>>;

const host = `<!DOCTYPE html><html lang="en"><title>Player</title><script type="module" src="player.js"></script>
<qti-test><test-container></test-container></qti-test></html>`;

/**
 * A QTI 3 package in a player made by others (`qti-components` of CITO as one script), over two
 * sittings: each question answered wrong, then right, as the course (not the package) has it. What
 * the player says against it, and what it then gives for the answers.
 */
export async function againstQtiPlayer(
  player: Uint8Array,
  pages: PageJudge,
  files: Files,
  course: PathData,
): Promise<string[]> {
  const questions = course.modules.flatMap(({ submodules }) =>
    submodules.flatMap(({ quiz }) => quiz),
  );
  const found: string[] = [];
  const hear = (message: ConsoleMessage): void => {
    if (['error', 'warning'].includes(message.type()))
      found.push(`the player says: ${message.text().slice(0, 200)}`);
  };
  pages.page.on('console', hear);
  try {
    for (const how of ['wrong', 'right'] as const)
      found.push(...(await sitting(player, pages, files, questions, how)));
    return found;
  } catch (error) {
    return [...found, `the player gives up: ${String(error).slice(0, 200)}`];
  } finally {
    pages.page.off('console', hear);
  }
}

async function sitting(
  player: Uint8Array,
  pages: PageJudge,
  files: Files,
  questions: readonly QuizItem[],
  how: 'right' | 'wrong',
): Promise<string[]> {
  const packaged = Object.entries(files).map(
    ([name, bytes]) => [`package/${name}`, bytes] as const,
  );
  const seen = await pages.serve(
    { 'host.html': Buffer.from(host), 'player.js': player, ...Object.fromEntries(packaged) },
    'host.html',
  );
  const test = await pages.page.evaluateHandle(openTest);
  const shown = await test.evaluate((opened) => opened.shown);
  const byId = new Map(questions.map((question) => [`q-${question.id}`, question]));
  const found = shown
    .filter(({ id }) => !byId.has(id))
    .map(({ id }) => `it shows ${id}, which the course does not have`);
  const answers: Answer[] = [];
  for (const [id, question] of byId) {
    const asked = shown.filter((one) => one.id === id);
    if (asked.length !== 1) found.push(`it shows ${id} ${asked.length} times`);
    const chosen = asked[0] && answerTo(question, asked[0], how);
    if (chosen === 'not shown') found.push(`${id} lacks an option of the course`);
    else if (chosen) answers.push({ id, chosen });
  }
  const played = await test.evaluate(playAll, answers);
  for (const one of played) found.push(...against(one, byId.get(one.id)!, how));
  if (played.length !== answers.length)
    found.push(`of ${answers.length} answers it takes ${played.length}`);
  return [...found, ...seen];
}

function against({ id, score, isWhole, feedback }: Played, asked: QuizItem, how: string): string[] {
  const isRecall = asked.kind === 'free_recall';
  // No player can say whether what is written is right: the answer is shown instead.
  const wanted = how === 'right' && !isRecall ? 1 : 0;
  const answer = isRecall ? asked.options.map(({ text }) => text).join('') : '';
  const why = keyOf(answer + asked.explanation);
  return [
    ...(Number(score) === wanted ? [] : [`the ${how} answer to ${id} scores ${score}`]),
    ...(isWhole ? [] : [`the ${how} answer to ${id} is no whole answer`]),
    ...(keyOf(feedback).includes(why) ? [] : [`${id} is not explained: “${feedback}”`]),
  ];
}

/** What is chosen, one after the other; nothing where no answer is wrong. */
function answerTo(
  { kind, options }: QuizItem,
  { choices, matches }: Shown,
  how: 'right' | 'wrong',
): Answer['chosen'] | 'not shown' | undefined {
  // It may be left empty.
  if (kind === 'free_recall') return choices.length === 0 ? [] : 'not shown';
  const texts = options.map(({ text }) => text);
  const own = idsOf(texts, choices);
  const others = idsOf(
    options.map(({ match }) => match ?? ''),
    matches,
  );
  const isMatching = kind === 'matching';
  if (own.includes(undefined) || (isMatching && others.includes(undefined))) return 'not shown';
  const ids = own.map((id) => id!);
  const turned = <Item>(list: readonly Item[]): Item[] => [...list.slice(1), ...list.slice(0, 1)];
  if (kind === 'ordering')
    return (how === 'right' ? ids : turned(ids)).map((id, place) => ({ id, place }));
  if (isMatching) {
    const places = others.map((id) => matches.findIndex((one) => one.id === id));
    const wanted = how === 'right' ? places : turned(places);
    return ids.map((id, index) => ({ id, place: wanted[index]! }));
  }
  // Of several right ones the last: the package declares the first.
  const at = options.findLastIndex((one) => one.is_correct === (how === 'right'));
  return at < 0 ? undefined : [{ id: ids[at]! }];
}

/** The ids under which texts are shown; of two that look the same, each is taken once. */
function idsOf(texts: readonly string[], shown: Shown['choices']): (string | undefined)[] {
  const left = [...shown];
  return texts.map((text) => {
    const at = left.findIndex((one) => keyOf(one.text) === keyOf(text));
    return at < 0 ? undefined : left.splice(at, 1)[0]!.id;
  });
}

/** A text as its signs; the page leaves formulas out, which are shown in other ones. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\$[^$]*\$/g, '')
    .replace(/[`\s\p{C}]/gu, '');
