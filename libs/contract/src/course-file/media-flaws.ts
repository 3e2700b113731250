import type { MediaInFile } from '../course-files.ts';
import type { RefusedField } from '../errors.ts';
import { say, sayAs } from '../sentences.ts';
import type { Bounds } from './format.ts';
import type { Opened } from './read-course-file.ts';

/** Seconds by which what is said of a recording and what it lasts may differ. */
const tolerance = 2;

/** Where the media and the recordings of a file do not fit together. */
export function flawsOfMedia(
  media: MediaInFile | undefined,
  { seconds, recordings: sounds }: Pick<Opened, 'seconds' | 'recordings'>,
  { mediaBytes }: Pick<Bounds, 'mediaBytes'>,
): RefusedField[] {
  const recordings = media?.recordings ?? [];
  const unused = new Set(Object.keys(seconds));
  // One sound may be that of many recordings, each of which is kept.
  const size = recordings.reduce((sum, { file }) => sum + (sounds[file]?.byteLength ?? 0), 0);
  if (size > mediaBytes) return [{ path: 'media.recordings', ...say('file_unpacks_to_too_much') }];
  const flaws = recordings.flatMap(({ file, duration_seconds, sentences }, index) => {
    unused.delete(file);
    const lasts = seconds[file];
    let time = 0;
    const isInOrder = sentences.every(({ starts_at, ends_at }) => {
      const isLater = starts_at >= time && ends_at >= starts_at;
      time = ends_at;
      return isLater;
    });
    const fits =
      lasts !== undefined &&
      isInOrder &&
      time <= lasts + tolerance &&
      Math.abs(lasts - duration_seconds) <= tolerance;
    const path = `media.recordings.${index}`;
    return fits ? [] : [{ path, ...sayAs('wrong_form', 'Does not fit its sound.') }];
  });
  const unknown = sayAs('unknown_field', 'Belongs to nothing.');
  return [...flaws, ...[...unused].map((name) => ({ path: name, ...unknown }))].slice(0, 20);
}

/** Whether what was made is all of lessons that are in the course. */
export function isOfCourse(
  media: MediaInFile | undefined,
  { modules }: { readonly modules: readonly { submodules: readonly { id: string }[] }[] },
): boolean {
  const lessons = new Set(modules.flatMap(({ submodules }) => submodules.map(({ id }) => id)));
  const made = [...(media?.recordings ?? []), ...(media?.diagrams ?? [])];
  return made.every(({ submodule_id }) => lessons.has(submodule_id));
}
