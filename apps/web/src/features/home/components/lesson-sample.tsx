import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import styles from './lesson-sample.module.css';

const source = 'How rivers shape land';
const passages = {
  1: {
    where: 'Erosion and transport › Speed and grain size',
    text: 'Competence means the size of the largest particle that a river can move at a given moment. A faster current has a greater competence, so boulders move only during floods.',
  },
  2: {
    where: 'Erosion and transport › Speed and grain size',
    text: 'The Hjulström curve shows that medium sand is the easiest material to erode. Clay needs a faster current than sand to start moving, because its tiny particles stick together.',
  },
} as const;
type Marker = keyof typeof passages;

const options = ['Clay', 'Medium sand', 'Gravel', 'Boulders'] as const;
const answer = 'Medium sand';

/** A page out of a course, working: its citations open and its question can be answered. Text and passages are those of the sample library. */
export function LessonSample() {
  return (
    <section className={styles['sample']} aria-labelledby="sample-title">
      <h2 id="sample-title">A page out of a course</h2>
      <p className={styles['intro']}>
        Open a citation. Answer the question. This is what a lesson feels like.{' '}
        <Link to={paths.sample}>Read the whole course</Link>
      </p>
      <div className={styles['pages']}>
        <Lesson />
        <Question />
      </div>
    </section>
  );
}

function Lesson() {
  const [open, setOpen] = useState<Marker>(1);
  const cite = (marker: Marker) => (
    <button
      type="button"
      className={styles['cite']}
      aria-label={`Citation ${marker}`}
      aria-pressed={open === marker}
      onClick={() => setOpen(marker)}
    >
      {marker}
    </button>
  );
  return (
    <article className={styles['lesson']}>
      <p className={styles['path']}>Erosion and transport · Lesson 2</p>
      <h3>Speed and grain size</h3>
      <p>
        What a river can carry depends on its speed. Its competence is the size of the largest
        particle it can move at a given moment, so boulders move only during floods.{cite(1)} Yet
        small does not mean easy: the Hjulström curve shows that medium sand is the easiest material
        to erode, while clay needs a faster current to start moving.{cite(2)}
      </p>
      <blockquote aria-live="polite">
        <p>{passages[open].text}</p>
        <footer>
          <b>{open}</b> {source} › {passages[open].where}
        </footer>
      </blockquote>
    </article>
  );
}

function Question() {
  const [chosen, setChosen] = useState<string | null>(null);
  const markOf = (option: string) => {
    if (chosen === null) return undefined;
    if (option === answer) return 'right';
    return option === chosen ? 'wrong' : undefined;
  };
  return (
    <div className={styles['question']}>
      <p className={styles['path']}>Question 1 of 5</p>
      <h3 id="sample-question">Which material does a river erode most easily?</h3>
      <div role="group" aria-labelledby="sample-question" className={styles['options']}>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={chosen === option}
            data-mark={markOf(option)}
            onClick={() => setChosen(option)}
          >
            {option}
            <span aria-hidden="true">
              {markOf(option) === 'right' ? '✓' : markOf(option) === 'wrong' ? '✗' : ''}
            </span>
          </button>
        ))}
      </div>
      <p className={styles['verdict']} role="status">
        {chosen === null ? (
          'Every answer comes with its explanation.'
        ) : (
          <>
            <b>{chosen === answer ? 'Right.' : 'No, it is medium sand.'}</b> Clay grains are
            smaller, but they stick together and need a faster current to start moving. Gravel and
            boulders are simply heavier.
          </>
        )}
      </p>
    </div>
  );
}
