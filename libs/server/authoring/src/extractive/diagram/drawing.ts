import type { DiagramDraft } from '@coursewright/contract';
import type { ReadLesson, Said } from './read-lesson.ts';

export type DraftNode = DiagramDraft['nodes'][number];

export interface Drawing {
  readonly nodes: DraftNode[];
  readonly edges: DiagramDraft['edges'];
  /** How well it shows what the lesson says, beside other drawings of it. */
  readonly weight: number;
}
/** Undefined: there is nothing to draw in this form. */
export type Drawer = (lesson: ReadLesson) => Drawing | undefined;

/** Characters with which they read well; each is within what a diagram may have. */
const most = { label: 90, detail: 1_500, group: 75 } as const;

/** A node of a drawing; what is longer than a label goes on in its detail. */
export function node(
  id: string,
  text: string,
  { detail = '', group = '', at = '', refs = [] }: Partial<Omit<DraftNode, 'id' | 'label'>> = {},
): DraftNode {
  const label = shortened(text, most.label);
  return {
    id,
    label,
    detail: shortened(detail || (label === text ? '' : text), most.detail),
    group: shortened(group, most.group),
    at: shortened(at, most.group),
    refs: [...refs],
  };
}

/** "Name: what it is", as commands, options and terms are listed. */
const nameFirst = /^(?<name>[^:：]{1,60}?)\s?(?:[:：]\s+|：)(?=\S)/u;

/**
 * Entries of a list as they are drawn: of one that says what several names are, the names, with the
 * rest as their detail.
 */
export function named(
  entries: readonly Said[],
): { readonly label: string; readonly detail: string; readonly refs: string[] }[] {
  const names = entries.map(({ name, text }) => name ?? nameFirst.exec(text)?.groups?.['name']);
  const isNamed = names.filter((name) => name !== undefined).length > entries.length / 2;
  return entries.map(({ text, refs }, index) => {
    const name = isNamed ? names[index] : undefined;
    return { label: name ?? text, detail: name === undefined ? '' : text, refs: [...refs] };
  });
}

export const edge = (from: string, to: string): DiagramDraft['edges'][number] => ({
  from,
  to,
  label: '',
});

/** The text up to the end of a clause or word, with an ellipsis where something follows. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1);
  const clause = /^.{30,}(?=[,;:，；：、] ?|\s[–—-]\s)/su.exec(start)?.[0];
  const word = /^.{20,}(?=\s)/su.exec(start)?.[0];
  return `${(clause ?? word ?? start.slice(0, -1)).toWellFormed().trimEnd()}…`;
}
