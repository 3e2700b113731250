import type { LessonAudio } from '@coursewright/contract';
import { addressOf } from '../../../../shared/offline/companions.ts';
import type { SavedRecording } from '../../../../shared/offline/copies.ts';
import { playsOpus } from '../../../../shared/plays-opus.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import type { Track } from './lesson-player.ts';

/** What a player needs of a lesson's audio; undefined while there is none. */
export function trackOf(placed: PlacedLesson, audio: LessonAudio): Track | undefined {
  const { audio_url: mp3, opus_url: opus } = audio;
  if (mp3 === null) return undefined;
  const url = (playsOpus() && opus) || mp3;
  return withAddresses(placed, audio, { url, file: { url: mp3, format: 'mp3' } });
}

/** The same of what is on this device. */
export function savedTrackOf(placed: PlacedLesson, saved: SavedRecording): Track | undefined {
  const url = addressOf(saved);
  const format = saved.file.type.startsWith('audio/ogg') ? 'opus' : 'mp3';
  return withAddresses(placed, saved.audio, { url, file: { url, format } });
}

/** Whether two are the same recording, in whatever format and at an address of whatever age. */
export const isSameRecording = (a: Track, b: Track): boolean =>
  a.lessonId === b.lessonId && a.url.split('?')[0] === b.url.split('?')[0];

function withAddresses(
  { lesson, number }: PlacedLesson,
  { status, duration_seconds: seconds, sentences }: LessonAudio,
  addresses: Pick<Track, 'url' | 'file'>,
): Track | undefined {
  if (status !== 'completed' || seconds === null) return undefined;
  return { lessonId: lesson.id, number, title: lesson.title, seconds, sentences, ...addresses };
}
