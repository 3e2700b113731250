import type { OutlinedLesson } from '@coursewright/contract';
import { useReader } from '../../model/reader.ts';
import { useLearningMessages } from '../messages/index.ts';
import { scoreOf } from '../model/questions.ts';
import styles from '../learning.module.css';

type Asked = Pick<OutlinedLesson, 'id' | 'quiz'>;

/** How many of the last answers to lessons' questions were right, and what is not answered yet. */
export function useScoreFacts(lessons: readonly Asked[]): string[] {
  const t = useLearningMessages();
  const { evidence } = useReader();
  const { latest, count, answered } = scoreOf(lessons, evidence.learning);
  return [
    answered > 0 ? t.right_of({ right: latest, count: answered }) : '',
    answered < count ? t.unanswered({ count: count - answered }) : '',
  ].filter(Boolean);
}

/**
 * How a lesson's questions went, once there is an answer: at the last answers, and at the best
 * ones. `isBelow`: the last stand above it already.
 */
export function ScoreLine({ lesson, isBelow = false }: { lesson: Asked; isBelow?: boolean }) {
  const t = useLearningMessages();
  const { evidence } = useReader();
  const { latest, best, answered, attempts } = scoreOf([lesson], evidence.learning);
  const last = useScoreFacts([lesson]);
  const facts = [
    ...(isBelow ? [] : last),
    best > latest ? t.best_of({ best }) : '',
    attempts > 1 ? t.attempts({ count: attempts }) : '',
  ].filter(Boolean);
  if (answered === 0 || facts.length === 0) return null;
  return <p className={styles['score']}>{facts.join(' · ')}</p>;
}
