import { useEffect } from 'react';
import { lessonPlayer, skipSeconds, type Track } from '../model/lesson-player.ts';
import { usePlayer } from './use-player.ts';

/** The keys of a keyboard, a headset or a locked screen, where the browser passes them on. */
export function useMediaKeys(track: Track, course: string): void {
  const { isPlaying, time, rate } = usePlayer();
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title: `${track.number} ${track.title}`,
      album: course,
      artist: 'Coursewright',
    });
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => lessonPlayer.play()],
      ['pause', () => lessonPlayer.pause()],
      ['stop', () => lessonPlayer.close()],
      ['seekbackward', ({ seekOffset }) => lessonPlayer.skip(-(seekOffset ?? skipSeconds))],
      ['seekforward', ({ seekOffset }) => lessonPlayer.skip(seekOffset ?? skipSeconds)],
      ['seekto', ({ seekTime }) => seekTime !== undefined && lessonPlayer.seek(seekTime)],
      ['previoustrack', () => lessonPlayer.seek(0)],
      ['nexttrack', () => lessonPlayer.onEnded()],
    ];
    for (const [action, handler] of handlers) listen(action, handler);
    return () => {
      mediaSession.metadata = null;
      for (const [action] of handlers) listen(action, null);
    };
  }, [track.number, track.title, course]);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
    navigator.mediaSession.setPositionState?.({
      duration: track.seconds,
      position: Math.min(time, track.seconds),
      playbackRate: rate,
    });
  }, [isPlaying, time, rate, track.seconds]);
}

/** Older browsers know fewer keys, and throw. */
function listen(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // This key does nothing then.
  }
}
