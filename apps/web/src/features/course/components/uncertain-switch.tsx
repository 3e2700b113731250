import type { Submodule } from '@coursewright/contract';
import { Switch } from '../../../shared/ui/switch.tsx';
import { isCertain } from '../model/certainty.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

const checkedIn = ({ checks }: Submodule) => checks?.filter(({ part }) => part !== 'quiz') ?? [];

/** Lets what is not certain in a lesson stand out. */
export function UncertainSwitch({ lesson }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { isOn, turn } = useReader().uncertain;
  if (checkedIn(lesson).length === 0) return null;
  return (
    <div className={styles['uncertain']}>
      <Switch size="small" label={t.show_uncertain} isOn={isOn} onChange={turn} />
    </div>
  );
}

/** Says how much that is, once it stands out. */
export function UncertainCount({ lesson }: { lesson: Submodule }) {
  const t = useCourseMessages();
  const { isOn } = useReader().uncertain;
  const checked = checkedIn(lesson);
  if (checked.length === 0) return null;
  return (
    <p role="status" className={styles['uncertainCount']}>
      {isOn &&
        t.uncertain_count({
          count: checked.filter((check) => !isCertain(check)).length,
          all: checked.length,
        })}
    </p>
  );
}
