import type { LessonAudio } from '@coursewright/contract';
import { addressOf } from '../../../../shared/offline/companions.ts';
import type { SavedRecording } from '../../../../shared/offline/copies.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import type { Track } from './lesson-player.ts';

/** What a player needs of a lesson's audio; undefined while there is none. */
export function trackOf({ lesson, number }: PlacedLesson, audio: LessonAudio): Track | undefined {
  const { audio_url: url, duration_seconds: seconds, sentences } = audio;
  if (audio.status !== 'completed' || url === null || seconds === null) return undefined;
  return { lessonId: lesson.id, number, title: lesson.title, url, seconds, sentences };
}

/** The same of what is on this device. */
export const savedTrackOf = (placed: PlacedLesson, saved: SavedRecording): Track | undefined =>
  trackOf(placed, { ...saved.audio, audio_url: addressOf(saved) });
