import type { QuizItem, Submodule } from '@coursewright/contract';
import { checkOfKey, isCertain } from '../model/certainty.ts';
import { useReader } from '../model/reader.ts';
import { ClaimNote } from './claim-note.tsx';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

/** Under an answered question: that its key is not certain, where it is not. */
export function KeyNote({ item, lesson }: { item: QuizItem; lesson: Submodule }) {
  const t = useCourseMessages();
  const { uncertain } = useReader();
  const check = checkOfKey(lesson, item);
  if (!check || isCertain(check)) return null;
  // What contradicts the source is said in any case, the rest to those who ask for it.
  if (check.state !== 'contradicted' && !uncertain.isOn) return null;
  return (
    <p className={styles['unverified']}>
      {t.key_uncertain}
      <ClaimNote check={check} />
    </p>
  );
}
