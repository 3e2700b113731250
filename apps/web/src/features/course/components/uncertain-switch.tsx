import type { Submodule } from '@coursewright/contract';
import { useId } from 'react';
import { isCertain } from '../model/certainty.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

/** Lets what is not certain in a lesson stand out, and says how much that is. */
export function UncertainSwitch({ lesson: { checks } }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const id = useId();
  const { isOn, turn } = useReader().uncertain;
  const shown = checks?.filter(({ part }) => part !== 'quiz') ?? [];
  if (shown.length === 0) return null;
  return (
    <div className={styles['uncertain']}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
      <label htmlFor={id}>{t.show_uncertain}</label>
      <p role="status">
        {isOn &&
          t.uncertain_count({
            count: shown.filter((check) => !isCertain(check)).length,
            all: shown.length,
          })}
      </p>
    </div>
  );
}
