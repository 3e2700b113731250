import { isFreeRecall, type Submodule } from '@coursewright/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { useAnswer } from '../learning/api/use-answer.ts';
import { ScoreLine } from '../learning/components/score-line.tsx';
import { broughtBackBy, type BroughtBack } from '../learning/model/brought-back.ts';
import { answerTo, countedIds, openIds } from '../learning/model/questions.ts';
import { useLearningMessages } from '../learning/messages/index.ts';
import { helpSearch } from '../model/address.ts';
import type { PlacedLesson } from '../model/lessons.ts';
import {
  afterMove,
  answerMade,
  newRun,
  runAgain,
  withoutAnswered,
  type QuizMove,
  type QuizRun,
} from '../model/quiz-run.ts';
import { useReader, type Evidence } from '../model/reader.ts';
import styles from '../course.module.css';
import { BroughtBackQuestions } from './brought-back-questions.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface QuizProps {
  readonly lesson: Submodule;
  readonly placed: PlacedLesson;
  readonly lessons: readonly PlacedLesson[];
}

/** The lesson's quiz, one question at a time, with a few of earlier lessons behind them. */
export function LessonQuiz(props: QuizProps) {
  const { lesson } = props;
  const t = useCourseMessages();
  const { evidence } = useReader();
  if (lesson.quiz.length === 0) return <NoQuiz lesson={lesson} />;
  // Else it would change under who has begun to read.
  if (evidence.resumeAt === undefined) return <Skeleton label={t.loading} />;
  // Other questions are another quiz.
  return <Quiz key={lesson.quiz.map(({ id }) => id).join()} {...props} />;
}

/** Begins where it was left: with what has no answer yet; with the result where all have one. */
const resumed = (lesson: Submodule, { learning }: Evidence): QuizRun => {
  const open = openIds(lesson, learning);
  return newRun(open, countedIds(lesson, learning).length - open.length);
};

function Quiz({ lesson, placed, lessons }: QuizProps) {
  const t = useCourseMessages();
  const { evidence, courseId } = useReader();
  const answer = useAnswer();
  const [begun, setBegun] = useState<QuizRun>();
  const [broughtBack, setBroughtBack] = useState<readonly BroughtBack[]>();
  // Until something is done here, what another device did counts.
  const run = withoutAnswered(
    begun ?? resumed(lesson, evidence),
    (id) => (answerTo(lesson, { id }, evidence.learning)?.attempts ?? 0) > 0,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const item = lesson.quiz.find(({ id }) => id === run.asked[run.at]);
  const isAtStart = run.at === 0 && !run.isChecked;
  const due = broughtBackBy(placed, lessons, evidence.learning);
  const show = (next: QuizRun | undefined, isNews: boolean, back?: readonly BroughtBack[]) => {
    flushSync(() => {
      setBegun(next);
      setBroughtBack(back);
    });
    // What is asked next is read from its heading on.
    if (isNews) heading.current?.focus();
  };
  const move = (next: QuizMove) => {
    const after = afterMove(run, next);
    // The lesson's own questions are over: those of earlier lessons follow.
    const isOver = next.type === 'next' && after.at >= after.asked.length;
    show(after, next.type === 'next', isOver && due.length > 0 ? due : undefined);
    const made = answerMade(run, after);
    if (item && made !== undefined) answer(lesson, item, made);
  };
  if (!item && broughtBack)
    return <BroughtBackQuestions asked={broughtBack} onDone={() => show(begun, true)} />;
  return (
    <div className={styles['quiz']}>
      {lesson.quiz_outdated && <p className={styles['unverified']}>{t.quiz_outdated}</p>}
      <h3 ref={heading} tabIndex={-1}>
        {item
          ? t.question_of({ at: run.before + run.at + 1, count: run.before + run.asked.length })
          : t.your_result}
      </h3>
      {item && isAtStart && <ScoreLine lesson={lesson} />}
      {item ? (
        <QuizQuestion
          key={item.id}
          lesson={lesson}
          item={item}
          run={run}
          move={move}
          beside={
            // What is to be recalled is shown anyway.
            !isFreeRecall(item) &&
            evidence.isKept &&
            courseId !== undefined && (
              <ButtonLink look="quiet" to={{ search: helpSearch(lesson.id, item.id) }}>
                {t.help_me}
              </ButtonLink>
            )
          }
          onward={run.at < run.asked.length - 1 || due.length > 0 ? t.next_question : t.see_result}
        />
      ) : (
        <QuizResult
          lesson={lesson}
          onAgain={(asked) => show(runAgain(asked), true)}
          more={due.length > 0 && <BringBack due={due} onStart={() => show(run, false, due)} />}
        />
      )}
    </div>
  );
}

/** To the questions of earlier lessons, for who comes back to a quiz that is answered. */
function BringBack({ due, onStart }: { due: readonly BroughtBack[]; onStart: () => void }) {
  const t = useLearningMessages();
  return (
    <Button look="secondary" onClick={onStart}>
      {t.bring_back({ count: due.length })}
    </Button>
  );
}

function NoQuiz({ lesson: { status } }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { isWriting } = useReader();
  return (
    <p className={styles['empty']}>
      {status !== 'readable' ? t.no_quiz : isWriting ? t.quiz_being_written : t.quiz_never_written}
    </p>
  );
}
