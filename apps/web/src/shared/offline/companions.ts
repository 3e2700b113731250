import type { CourseAudio, LessonAudio, LessonPlace, Visualization } from '@coursewright/contract';
import { playsOpus } from '../plays-opus.ts';
import type { Companions, SavedRecording } from './copies.ts';

type Recording = CourseAudio['recordings'][number];

/** What was made of the lessons of a course and can be saved with them. */
export interface MadeOfCourse {
  readonly recordings: readonly Recording[];
  readonly diagrams: readonly Visualization[];
}

/** Where it is read. */
export interface CompanionServer {
  readonly made: (id: string) => Promise<MadeOfCourse>;
  readonly audio: (place: LessonPlace, recording: Recording) => Promise<LessonAudio>;
  readonly file: (address: string) => Promise<Blob>;
}

const nameOfDiagram = ({ submodule_id, language, diagram, created_at }: Visualization) =>
  [submodule_id, language, diagram.kind, created_at].join(' ');

/** What tells one state of it from another. */
export const namesOf = ({ recordings, diagrams }: MadeOfCourse): string[] =>
  [...recordings.map(({ id }) => id), ...diagrams.map(nameOfDiagram)].toSorted();

export const isSameMade = (saved: readonly string[], made: MadeOfCourse): boolean =>
  saved.join('\n') === namesOf(made).join('\n');

/** About how much room it takes. */
export const sizeOfMade = ({ recordings, diagrams }: MadeOfCourse): number =>
  recordings.reduce((sum, { bytes }) => sum + bytes, 0) +
  (diagrams.length > 0 ? JSON.stringify(diagrams).length : 0);

/** Reads what was made of one lesson; what is `known` has not changed since. */
export async function fetchCompanions(
  server: CompanionServer,
  lesson: LessonPlace & { readonly submodule_id: string },
  made: MadeOfCourse,
  known: Companions | undefined,
): Promise<Companions> {
  const { submodule_id, ...place } = lesson;
  const recordings: SavedRecording[] = [];
  for (const recording of made.recordings) {
    if (recording.submodule_id !== submodule_id) continue;
    const had = known?.recordings.find(({ id }) => id === recording.id);
    const got = had ?? (await fetchRecording(server, place, recording));
    if (got) recordings.push(got);
  }
  const diagrams = made.diagrams.filter((diagram) => diagram.submodule_id === submodule_id);
  return { recordings, diagrams };
}

async function fetchRecording(
  server: CompanionServer,
  place: LessonPlace,
  recording: Recording,
): Promise<SavedRecording | undefined> {
  const audio = await server.audio(place, recording);
  // Another lesson stands there by now: the copy will say that the course has changed.
  if (!audio.audio_url?.includes(recording.id)) return undefined;
  const file = await server.file((playsOpus() && audio.opus_url) || audio.audio_url);
  // Its address works for some hours only.
  return { id: recording.id, audio: { ...audio, audio_url: null, opus_url: null }, file };
}

/** One for each file, so that what is heard goes on when its player is shown again. */
const addresses = new Map<string, string>();

/** Where the file of a saved recording is played from. */
export function addressOf({ id, file }: SavedRecording): string {
  const address = addresses.get(id) ?? URL.createObjectURL(file);
  addresses.set(id, address);
  return address;
}
