import styles from './carousel.module.css';
import type { useCarousel } from './use-carousel.ts';
import { useGeneratingMessages } from '../messages/index.ts';

type CarouselControlsProps = Pick<
  ReturnType<typeof useCarousel>,
  'index' | 'canPlay' | 'isPaused' | 'toggle' | 'next' | 'previous'
> & { readonly count: number };

/** Pause, and the way to the slide before and after. */
export function CarouselControls({
  index,
  count,
  canPlay,
  isPaused,
  toggle,
  next,
  previous,
}: CarouselControlsProps) {
  const t = useGeneratingMessages();
  return (
    <div className={styles['controls']}>
      {canPlay && (
        <Control
          label={isPaused ? t.play : t.pause}
          icon={isPaused ? 'M6 4l10 6-10 6z' : 'M7 4v12M13 4v12'}
          onClick={toggle}
        />
      )}
      <Control label={t.previous} icon="M12.5 4.5L7 10l5.5 5.5" turns onClick={previous} />
      <span className={styles['position']}>{t.slide_of({ at: index + 1, count })}</span>
      <Control label={t.next} icon="M7.5 4.5L13 10l-5.5 5.5" turns onClick={next} />
    </div>
  );
}

function Control({
  label,
  icon,
  turns = false,
  onClick,
}: {
  label: string;
  icon: string;
  turns?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true" data-turns={turns}>
        <path d={icon} />
      </svg>
    </button>
  );
}
