import { useSyncExternalStore } from 'react';
import { lessonPlayer, type PlayerState } from '../model/lesson-player.ts';
import { sentenceAt } from '../model/sentences.ts';

export const usePlayer = (): PlayerState =>
  useSyncExternalStore(lessonPlayer.subscribe, lessonPlayer.getSnapshot, lessonPlayer.getSnapshot);

/** The sentence of a lesson that is heard, to the frame; -1: none. */
export const useSpokenSentence = (lessonId: string): number =>
  useSyncExternalStore(
    everyFrame,
    () => {
      const { track } = lessonPlayer.getSnapshot();
      return track?.lessonId === lessonId ? sentenceAt(track.sentences, lessonPlayer.now) : -1;
    },
    () => -1,
  );

/** Also between what the player tells: its time goes on by itself. */
function everyFrame(listener: () => void): () => void {
  let frame = 0;
  const next = () => {
    listener();
    frame = lessonPlayer.getSnapshot().isPlaying ? requestAnimationFrame(next) : 0;
  };
  const stop = lessonPlayer.subscribe(() => {
    if (frame === 0) next();
  });
  next();
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}
