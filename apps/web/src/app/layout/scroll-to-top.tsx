import { prefersReducedMotion } from '../../shared/reduced-motion.ts';
import { useAppMessages } from '../messages/index.ts';
import styles from './scroll-to-top.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';

export function ScrollToTop() {
  const t = useAppMessages();
  if (!useScrolledPast(100)) return null;
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={t.scroll_to_top}
      onClick={() =>
        window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
      }
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          d="M12 19V5M6 11l6-6 6 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
