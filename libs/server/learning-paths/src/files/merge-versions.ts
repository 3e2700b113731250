import { learner } from '../versions/version-author.ts';
import type { HeldVersion, KeptLesson } from '../versions/submodule-versions.ts';

/** A lesson as a course shows it, and its versions, oldest first. */
export interface LessonHistory {
  readonly shown: HeldVersion;
  readonly versions: readonly HeldVersion[];
}

const textOf = ({ submodule }: KeptLesson): string => JSON.stringify(submodule);
const keyOf = (version: HeldVersion): string =>
  `${Date.parse(version.created_at)} ${textOf(version)}`;

/** Versions as they are kept, closed by what is shown where that was changed without one. */
function whole({ shown, versions }: LessonHistory): HeldVersion[] {
  const last = versions.at(-1);
  if (!last) return [shown];
  return textOf(last) === textOf(shown)
    ? [...versions]
    : [...versions, { ...shown, author: learner, change: 'edited', created_at: last.created_at }];
}

/**
 * The versions of both in the order of their times, of which the last is shown; at one time our own
 * is the later. Undefined: theirs has none that ours does not have.
 */
export function mergeVersions(
  own: LessonHistory,
  theirs: LessonHistory,
): readonly HeldVersion[] | undefined {
  const [ours, others] = [whole(own), whole(theirs)];
  const known = new Set(ours.map(keyOf));
  const fresh = others.filter((version) => !known.has(keyOf(version)));
  if (fresh.length === 0) return undefined;
  return [...fresh, ...ours].toSorted(
    (one, other) => Date.parse(one.created_at) - Date.parse(other.created_at),
  );
}
