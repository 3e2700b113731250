import type { SubmoduleVersion } from '@coursewright/contract';
import type { Messages } from '../messages/en.tsx';
import { modelName } from '../../model/model-name.ts';

/** "Edited by you". Only the course's owner changes it by hand. */
export const whatHappened = (
  { change, author }: SubmoduleVersion,
  t: Pick<Messages, 'version_by' | 'version_by_you' | 'builtin_author'>,
): string =>
  author.kind === 'learner'
    ? t.version_by_you[change]
    : t.version_by[change]({
        author: author.kind === 'builtin' ? t.builtin_author : modelName(author.name),
      });

/**
 * What a version is shown as: itself, or what it changed to the one before, or what changed from it
 * to the present one.
 */
export const views = ['before', 'present', 'whole'] as const;
export type View = (typeof views)[number];

/** The version to look at and how, from the address: by default what the present one changed. */
export function chosenVersion(
  versions: readonly SubmoduleVersion[],
  search: URLSearchParams,
):
  | {
      version: SubmoduleVersion;
      before: SubmoduleVersion | undefined;
      present: SubmoduleVersion | undefined;
      view: View;
    }
  | undefined {
  const asked = Number(search.get('version'));
  const at = Math.max(
    0,
    versions.findIndex(({ number, is_current }) => (asked ? number === asked : is_current)),
  );
  const version = versions[at];
  if (!version) return undefined;
  const before = versions[at + 1];
  const present = version.is_current ? undefined : versions.find(({ is_current }) => is_current);
  const wanted = views.find((view) => view === search.get('view')) ?? 'before';
  const isPossible = wanted === 'whole' || (wanted === 'before' ? before : present);
  return { version, before, present, view: isPossible ? wanted : present ? 'present' : 'whole' };
}

export const versionSearch = (number: number, view: View): string =>
  `?${new URLSearchParams({ version: String(number), view })}`;
