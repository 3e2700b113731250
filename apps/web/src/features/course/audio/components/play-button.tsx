import { Icon } from '../../../../shared/ui/icon.tsx';
import { usePlayer } from '../api/use-player.ts';
import { lessonPlayer } from '../model/lesson-player.ts';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';

/** Starts and stops what is loaded; `onPlay` loads it first, where something else is. */
export function PlayButton({ isOn, onPlay }: { isOn?: boolean; onPlay?: () => void }) {
  const t = useAudioMessages();
  const { isPlaying, isWaiting } = usePlayer();
  const plays = (isOn ?? true) && (isPlaying || isWaiting);
  return (
    <button
      type="button"
      className={styles['play']}
      aria-busy={(plays && isWaiting) || undefined}
      onClick={() => {
        if (plays) return lessonPlayer.pause();
        onPlay?.();
        lessonPlayer.play();
      }}
    >
      <Icon name={plays ? 'pause' : 'play'} />
      <span className="visually-hidden">{plays ? t.pause : t.play}</span>
    </button>
  );
}
