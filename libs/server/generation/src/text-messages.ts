import { type LessonText, lessonTextEvent } from '@coursewright/contract';
import type { MessageEvent } from '@nestjs/common';
import type { ShownText } from './growing-lessons.ts';

/** What the readers of a task have been told of its growing lessons: text by submodule. */
export type ToldTexts = ReadonlyMap<string, string>;

export const nothingTold: ToldTexts = new Map();

export const textsOf = (shown: readonly ShownText[]): ToldTexts =>
  new Map(shown.map(({ submodule_id, text }) => [submodule_id, text]));

/** What takes a reader from what it was told to what stands now; nothing where it is the same. */
export function textChanges(told: ToldTexts, now: ToldTexts): LessonText[] {
  return [...new Set([...told.keys(), ...now.keys()])].flatMap((submodule_id) => {
    const before = told.get(submodule_id) ?? '';
    const after = now.get(submodule_id) ?? '';
    if (before === after) return [];
    const from = sharedStart(before, after);
    // What has only become shorter is told anew: it is no longer the text it was.
    const start = from === after.length ? 0 : from;
    return [{ submodule_id, from: start, text: after.slice(start) }];
  });
}

/** As a message that leaves its reader where it is in the log: at number `at`. */
export const textMessage = (change: LessonText, at: number): MessageEvent => ({
  id: String(at),
  type: lessonTextEvent,
  data: JSON.stringify(change),
});

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at++) if (one[at] !== other[at]) return at;
  return most;
}
