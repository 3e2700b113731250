import type { SubmoduleVersion } from '@coursewright/contract';

const changes: Record<SubmoduleVersion['change'], string> = {
  written: 'Written',
  rewritten: 'Written again',
  edited: 'Edited by hand',
  restored: 'Brought back',
};

/** "Edited by hand by you". Only the course's owner changes it by hand. */
export const whatHappened = ({ change, author }: SubmoduleVersion): string =>
  `${changes[change]} by ${author.kind === 'learner' ? 'you' : author.name}`;

export const dateOf = ({ created_at }: SubmoduleVersion): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(created_at),
  );

/** What a version is shown as: itself, or what it changed to the one before, or what changed from it to the present one. */
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
