import { keptOf } from '../../shared/session/stored-session.ts';

/** What a logout would leave on this device, and take from it. */
export interface Leaving {
  /** Saved courses that go. */
  readonly removed: number;
  /** Saved courses that were chosen to stay; whoever uses the device can read them. */
  readonly kept: number;
  /** Something was done in a course of which the server does not know yet. */
  readonly hasUnsent: boolean;
}

/** Milliseconds that what waits for the server gets to arrive. */
const lastCallMs = 1_500;

/** Sends what waits for the server, and then looks at what is left. */
export async function leavingOf(userId: string): Promise<Leaving> {
  try {
    if (hasKept(userId)) await sendTheRest();
    const { copiesFor } = await import('../../shared/offline/copies.ts');
    const copies = (await copiesFor(userId)).filter(({ owner }) => owner === userId);
    const kept = copies.filter(({ isKept }) => isKept).length;
    return { removed: copies.length - kept, kept, hasUnsent: hasKept(userId) };
  } catch (error) {
    console.warn('What is saved on this device could not be read.', error);
    return { removed: 0, kept: 0, hasUnsent: hasKept(userId) };
  }
}

const hasKept = (userId: string): boolean => keptOf(userId).length > 0;

async function sendTheRest(): Promise<void> {
  const { learningOutbox } = await import('../../shared/learning/outbox.ts');
  await Promise.race([
    learningOutbox.send(true),
    new Promise((resolve) => setTimeout(resolve, lastCallMs)),
  ]);
}
