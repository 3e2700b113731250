import type { Block } from './block.ts';

const numbered = /^(\d{1,2})[.)]\s+(?=\S)/;
/** Letters of a step; what is longer is a numbered paragraph of a rule or a report. */
const longestStep = 240;

/**
 * Paragraphs that begin with 1, 2, 3 as the steps that they are, also where an example stands between
 * them.
 */
export function withWrittenSteps(blocks: readonly Block[]): Block[] {
  const steps = new Set<Block>();
  blocks.forEach((block, at) => {
    if (numberOf(block) === 1) for (const step of runFrom(blocks, at)) steps.add(step);
  });
  const read: Block[] = [];
  for (const block of blocks) {
    if (block.kind !== 'prose' || !steps.has(block)) {
      read.push(block);
      continue;
    }
    const item = block.text.replace(numbered, '$1. ');
    const last = read.at(-1);
    const goesOn = last?.kind === 'list' && steps.has(last) && numberOf(block) !== 1;
    const list: Block = { kind: 'list', items: goesOn ? [...last.items, item] : [item] };
    steps.add(list);
    if (goesOn) read.pop();
    read.push(list);
  }
  return read;
}

function numberOf(block: Block): number | undefined {
  if (block.kind !== 'prose' || block.text.length > longestStep) return undefined;
  const [, number] = numbered.exec(block.text) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The steps from the first on, up to text or a heading that is none; none where there is only one. */
function runFrom(blocks: readonly Block[], first: number): Block[] {
  const run: Block[] = [];
  for (const block of blocks.slice(first)) {
    if (numberOf(block) === run.length + 1) run.push(block);
    else if (block.kind === 'prose' || block.kind === 'heading') break;
  }
  return run.length > 1 ? run : [];
}
