import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { InlineCode } from '../../../../shared/markdown/inline-code.tsx';
import { paths } from '../../../../shared/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { lessonSearch } from '../../model/address.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader, type Evidence } from '../../model/reader.ts';
import { useLearningMessages } from '../messages/index.ts';
import { nextLesson, type Finished } from '../model/finishing.ts';
import { openIds, wrongIds } from '../model/questions.ts';
import styles from '../learning.module.css';
import { Laurel } from './laurel.tsx';
import { Learned } from './learned.tsx';
import { useScoreFacts } from './score-line.tsx';

interface FinishedProps {
  readonly finished: Finished;
  readonly lessons: readonly PlacedLesson[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** A module or the whole course is finished: what was learned, how it went, what comes next. */
export function FinishedView({ finished, lessons, heading }: FinishedProps) {
  const t = useLearningMessages();
  const { course, text } = useReader();
  const isAll = finished === 'course';
  const done = isAll ? lessons : lessons.filter(({ module }) => module.id === finished.module.id);
  return (
    <article className={styles['finishedView']} aria-labelledby="finished-title">
      <header>
        <Laurel isWhole={isAll} />
        <p className={styles['eyebrow']}>
          {isAll
            ? t.course_done
            : t.module_done({
                module: course.modules.indexOf(finished.module) + 1,
                count: course.modules.length,
              })}
        </p>
        <h2 id="finished-title" ref={heading} tabIndex={-1} {...text}>
          <InlineCode text={isAll ? course.topic : finished.module.title} />
        </h2>
        <Facts lessons={done} />
      </header>
      <Learned modules={isAll ? course.modules : [finished.module]} isAll={isAll} />
      <Weak lessons={done} />
      {isAll ? <AfterCourse lessons={lessons} /> : <AfterModule lessons={lessons} done={done} />}
    </article>
  );
}

function Facts({ lessons }: { lessons: readonly PlacedLesson[] }) {
  const t = useLearningMessages();
  const { evidence } = useReader();
  const { learning } = evidence;
  const scores = useScoreFacts(lessons.map(({ lesson }) => lesson));
  const seconds = learning.lessons
    .filter(({ submodule_id }) => lessons.some(({ lesson }) => lesson.id === submodule_id))
    .reduce((sum, { seconds_read }) => sum + seconds_read, 0);
  const minutes = Math.round(seconds / 60);
  return (
    <p className={styles['facts']}>
      {[
        t.lessons({ count: lessons.length }),
        ...scores,
        minutes > 0 ? t.minutes_read({ count: minutes }) : '',
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

const isWeak = ({ lesson }: PlacedLesson, { learning }: Evidence): boolean =>
  wrongIds(lesson, learning).length > 0 || openIds(lesson, learning).length > 0;

/** Lessons with questions that were answered wrong at last, or not at all. */
function Weak({ lessons }: { lessons: readonly PlacedLesson[] }) {
  const t = useLearningMessages();
  const { evidence } = useReader();
  const weak = lessons.filter((placed) => isWeak(placed, evidence));
  if (weak.length === 0) return null;
  return (
    <section aria-labelledby="weak-title">
      <h3 id="weak-title">{t.weak}</h3>
      <ul className={styles['weak']}>
        {weak.map((placed) => (
          <WeakLesson key={placed.lesson.id} placed={placed} />
        ))}
      </ul>
    </section>
  );
}

function WeakLesson({ placed: { lesson, number } }: { placed: PlacedLesson }) {
  const { text } = useReader();
  const facts = useScoreFacts([lesson]);
  return (
    <li>
      <Link to={{ search: lessonSearch(lesson.id, 'quiz') }}>
        {number} <span {...text}>{lesson.title}</span>
      </Link>
      <span>{facts.join(' · ')}</span>
    </li>
  );
}

function AfterModule({
  lessons,
  done,
}: {
  lessons: readonly PlacedLesson[];
  done: readonly PlacedLesson[];
}) {
  const t = useLearningMessages();
  const { course, marks, isWriting, text } = useReader();
  const reading = { lessons, read: marks?.read ?? new Set<string>(), isWriting };
  const next = nextLesson(reading, done.at(-1)?.position ?? -1);
  if (!next) return null;
  return (
    <section aria-labelledby="next-title">
      <h3 id="next-title">{t.up_next}</h3>
      <p>
        <strong>
          {t.next_module({
            module: course.modules.indexOf(next.module) + 1,
            title: <span {...text}>{next.module.title}</span>,
          })}
        </strong>
      </p>
      {next.module.description && <p {...text}>{next.module.description}</p>}
      <ButtonLink to={{ search: lessonSearch(next.lesson.id) }}>
        <span>
          {t.continue_with({
            lesson: next.number,
            title: <span {...text}>{next.lesson.title}</span>,
          })}
        </span>
      </ButtonLink>
    </section>
  );
}

function AfterCourse({ lessons }: { lessons: readonly PlacedLesson[] }) {
  const t = useLearningMessages();
  const { evidence } = useReader();
  const { learning, isKept } = evidence;
  const wrong = lessons.find(({ lesson }) => wrongIds(lesson, learning).length > 0);
  const open = lessons.find(({ lesson }) => openIds(lesson, learning).length > 0);
  const weak = wrong ?? open;
  const [first] = lessons;
  return (
    <section aria-labelledby="next-title">
      <h3 id="next-title">{t.up_next}</h3>
      <p>{t.next_why}</p>
      <div className={styles['endButtons']}>
        {weak && (
          <ButtonLink to={{ search: lessonSearch(weak.lesson.id, 'quiz') }}>
            {wrong ? t.practise : t.to_questions}
          </ButtonLink>
        )}
        <ButtonLink look={weak ? 'secondary' : 'primary'} to={paths.generator}>
          {t.new_course}
        </ButtonLink>
        {isKept ? (
          <ButtonLink look="quiet" to={paths.history}>
            {t.to_history}
          </ButtonLink>
        ) : (
          first && (
            <ButtonLink look="quiet" to={{ search: lessonSearch(first.lesson.id) }}>
              {t.read_again}
            </ButtonLink>
          )
        )}
      </div>
    </section>
  );
}
