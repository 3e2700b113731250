import { Chip } from '../../../shared/ui/chip.tsx';
import { useHomeMessages } from '../messages/index.ts';
import styles from './course-card.module.css';

const tones = { done: 'plain', now: 'amber', next: 'quiet' } as const;

/** A course as its reader sees it half-way through. */
export function CourseCard() {
  const { card, modules } = useHomeMessages();
  return (
    <figure className={styles['figure']} aria-label={card.label}>
      <div className={styles['card']}>
        <div className={styles['head']}>
          <strong>{card.course}</strong>
          <Chip size="small">{card.size}</Chip>
        </div>
        <div className={styles['progress']} aria-hidden="true">
          <span />
        </div>
        <ol>
          {modules.map(({ title, about, state }, index) => (
            <li key={title} data-state={state}>
              <span className={styles['number']} aria-hidden="true">
                {state === 'done' ? <Check /> : index + 1}
              </span>
              <span className={styles['text']}>
                <strong>{title}</strong>
                <small>{about}</small>
              </span>
              <Chip size="small" tone={tones[state]}>
                {card[state]}
              </Chip>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

const Check = () => (
  <svg viewBox="0 0 16 16" width="16" height="16">
    <path
      d="M3 8.5l3.2 3.2L13 4.8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
