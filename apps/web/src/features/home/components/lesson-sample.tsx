import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../shared/ui/icon.tsx';
import { paths } from '../../../shared/paths.ts';
import { useHomeMessages } from '../messages/index.ts';
import styles from './lesson-sample.module.css';

type Marker = 1 | 2;

const answers = ['clay', 'sand', 'gravel', 'boulders'] as const;
type Answer = (typeof answers)[number];
const right: Answer = 'sand';

/**
 * A page out of a course, working: its citations open and its question can be answered. Text and
 * passages are those of the sample library.
 */
export function LessonSample() {
  const t = useHomeMessages();
  return (
    <section className={styles['sample']} aria-labelledby="sample-title">
      <h2 id="sample-title">{t.sample}</h2>
      <p className={styles['intro']}>
        {t.sample_intro} <Link to={paths.sample}>{t.read_course}</Link>
      </p>
      <div className={styles['pages']}>
        <Lesson />
        <Question />
      </div>
    </section>
  );
}

function Lesson() {
  const t = useHomeMessages();
  const [open, setOpen] = useState<Marker>(1);
  const cite = (marker: Marker) => () => (
    <button
      type="button"
      className={styles['cite']}
      aria-label={t.citation({ marker })}
      aria-pressed={open === marker}
      onClick={() => setOpen(marker)}
    >
      {marker}
    </button>
  );
  return (
    <article className={styles['lesson']}>
      <p className={styles['path']}>{t.lesson.path}</p>
      <h3>{t.lesson.title}</h3>
      <p>{t.lesson_text({ first: cite(1), second: cite(2) })}</p>
      <blockquote aria-live="polite">
        <p>{t.lesson.passages[open]}</p>
        <footer>
          <b>{open}</b> {t.lesson.source}
        </footer>
      </blockquote>
    </article>
  );
}

function Question() {
  const t = useHomeMessages();
  const [chosen, setChosen] = useState<Answer | null>(null);
  const isMarked = (option: Answer) => chosen !== null && (option === right || option === chosen);
  return (
    <div className={styles['question']}>
      <p className={styles['path']}>{t.question.path}</p>
      <h3 id="sample-question">{t.question.title}</h3>
      <div role="group" aria-labelledby="sample-question" className={styles['options']}>
        {answers.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={chosen === option}
            data-mark={isMarked(option) ? (option === right ? 'right' : 'wrong') : undefined}
            onClick={() => setChosen(option)}
          >
            {t.answers[option]}
            {isMarked(option) && <Icon name={option === right ? 'right' : 'wrong'} />}
          </button>
        ))}
      </div>
      <p className={styles['verdict']} role="status">
        {chosen === null ? (
          t.question.hint
        ) : (
          <>
            <b>{chosen === right ? t.question.right : t.question.wrong}</b> {t.question.explanation}
          </>
        )}
      </p>
    </div>
  );
}
