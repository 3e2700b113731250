import { lessonText } from '@coursewright/contract';
import { useSyncExternalStore } from 'react';
import { readAnswer } from '../read-answer.ts';

/** No lesson is longer; what is said beyond it is not kept. Characters. */
const mostText = 100_000;

/**
 * The texts of the lessons that are being written, by id, as the stream tells of them. An external
 * store of its own: who shows one lesson is not rendered anew for every other.
 */
export class LessonTexts {
  private texts: ReadonlyMap<string, string> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** Empty while nothing is to be shown. */
  readonly of = (lessonId: string): string => this.texts.get(lessonId) ?? '';

  /** Throws where `data` is no such message. */
  readonly take = (data: unknown): void => {
    const { submodule_id: id, from, text } = readAnswer(lessonText, data);
    const known = this.of(id);
    // What follows a gap cannot be placed; the next connection tells all of it.
    if (from > known.length) return;
    this.set(new Map(this.texts).set(id, (known.slice(0, from) + text).slice(0, mostText)));
  };

  /** A new connection tells what stands now. */
  readonly clear = (): void => {
    if (this.texts.size > 0) this.set(new Map());
  };

  private set(texts: ReadonlyMap<string, string>): void {
    this.texts = texts;
    for (const listener of this.listeners) listener();
  }
}

/** What there is of a lesson that is being written; empty while there is nothing. */
export const useLessonText = (texts: LessonTexts, lessonId: string): string =>
  useSyncExternalStore(texts.subscribe, () => texts.of(lessonId));
