import type { Submodule } from '@coursewright/contract';
import { scoresOf } from '../model/quiz-scores.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

/** How the lesson's questions went before: at the last try, and at the best. */
export function QuizScores({ lesson }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { evidence } = useReader();
  const scores = evidence && scoresOf(lesson, evidence.learning);
  if (!scores) return null;
  const { latest, best, count } = scores;
  return <p className={styles['scores']}>{t.scores({ latest, best, count })}</p>;
}
