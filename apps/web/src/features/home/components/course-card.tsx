import styles from './course-card.module.css';

const modules = [
  { title: 'Water on its way to the sea', about: '3 lessons · quiz passed', state: 'done' },
  { title: 'Erosion and transport', about: '4 lessons · quiz passed', state: 'done' },
  { title: 'Mountains and the upper course', about: '3 lessons · 6 key terms', state: 'now' },
  { title: 'Meanders and floodplains', about: '4 lessons · 5 questions', state: 'next' },
] as const;

const stateLabels = { done: 'Done', now: 'Reading', next: 'Next' } as const;

/** A course as its reader sees it half-way through. */
export function CourseCard() {
  return (
    <figure className={styles['figure']} aria-label="Example of a course in progress">
      <div className={styles['card']}>
        <div className={styles['head']}>
          <strong>How rivers shape land</strong>
          <span className={styles['chip']}>4 modules</span>
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
              <span className={styles['chip']} data-state={state}>
                {stateLabels[state]}
              </span>
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
