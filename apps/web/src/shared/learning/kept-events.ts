import { learningEvent, type LearningEvent } from '@coursewright/contract';
import { z } from 'zod';
import { keptFor } from '../session/stored-session.ts';

/** Something a learner did that the server does not have yet. */
export interface KeptEvent {
  /** As the address of the course names it. */
  readonly courseId: string;
  readonly event: LearningEvent;
}

const stored = z.object({ courseId: z.string(), event: learningEvent });
const prefixOf = (userId: string) => `${keptFor(userId)}event:`;
const keyOf = (userId: string, { event }: KeptEvent) => prefixOf(userId) + event.id;

/**
 * What waits for the server, by user. Each event has a key of its own, so that two tabs never
 * write over each other. Storage of this kind is written at once, also by a page that is being
 * closed. It is not encrypted: the key would lie beside it, as does the token of the session.
 */
export class KeptEvents {
  /** What the storage of the browser did not take: it is full, or blocked. */
  private readonly unstored = new Map<string, KeptEvent>();

  add(userId: string, kept: KeptEvent): void {
    const key = keyOf(userId, kept);
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // It holds for this visit.
      this.unstored.set(key, kept);
    }
  }

  remove(userId: string, kept: KeptEvent): void {
    const key = keyOf(userId, kept);
    this.unstored.delete(key);
    localStorage.removeItem(key);
  }

  /** Of one user, in the order in which they happened. */
  of(userId: string): KeptEvent[] {
    const prefix = prefixOf(userId);
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const inMemory = [...this.unstored].filter(([key]) => key.startsWith(prefix));
    return [...keys.flatMap(read), ...inMemory.map(([, kept]) => kept)].toSorted(
      (a, b) => Date.parse(a.event.at) - Date.parse(b.event.at),
    );
  }

  isKeyOf(userId: string, key: string | null): boolean {
    return key === null || key.startsWith(prefixOf(userId));
  }

  /** Nobody else is to find it. */
  forgetUnstored(): void {
    this.unstored.clear();
  }
}

function read(key: string): KeptEvent[] {
  try {
    return [stored.parse(JSON.parse(localStorage.getItem(key) ?? ''))];
  } catch {
    // Of a newer release in another tab: it is for that one to send.
    return [];
  }
}
