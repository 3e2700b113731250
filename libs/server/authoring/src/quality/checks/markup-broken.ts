import type { Check } from '../check.ts';
import type { ReadLesson } from '../read-course.ts';

/** Markup that a reader would see, or that swallows the text after it. */
export const markupBroken: Check = {
  id: 'markup_broken',
  severity: 'error',
  examines: 'lesson',
  *find({ lessons }) {
    for (const each of lessons) {
      const said = openCode(each) ?? openFormula(each) ?? raggedTable(each) ?? bareEntity(each);
      if (said !== undefined) yield { place: each.place('content'), said };
    }
  },
};

/** A fence that nothing closes, by which the rest of the lesson becomes code. */
function openCode({ blocks }: ReadLesson): string | undefined {
  const open = blocks.find(({ kind, text }) => {
    const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(text) ?? [];
    return kind === 'code' && fence !== undefined && !text.trimEnd().slice(3).endsWith(fence);
  });
  return open?.text.split('\n')[0];
}

function openFormula({ blocks }: ReadLesson): string | undefined {
  const open = blocks.find(
    ({ kind, text }) => kind === 'math' && text.split('$$').length % 2 === 0,
  );
  return open?.text;
}

/** A row with far fewer or more cells than the head of its table. */
function raggedTable({ blocks }: ReadLesson): string | undefined {
  for (const { kind, text } of blocks) {
    if (kind !== 'table') continue;
    const rows = text.trim().split('\n');
    const cells = (row: string): number =>
      row
        .replace(/\\\||`[^`]*`/g, '')
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|').length;
    const wanted = cells(rows[0] ?? '');
    const ragged = rows.find((row) => cells(row) > wanted);
    if (ragged !== undefined) return ragged;
  }
  return undefined;
}

const bareEntity = ({ withoutCode }: ReadLesson): string | undefined =>
  /&amp;(?:amp|lt|gt|quot|nbsp);|\*\*\*\*|\]\(\s*\)/.exec(withoutCode)?.[0];
