import { CourseCover } from '../../../shared/cover/course-cover.tsx';
import { StatusMark } from '../../../shared/progress/status-mark.tsx';
import { Icon, iconNames } from '../../../shared/ui/icon.tsx';
import { useDevMessages } from '../messages/index.ts';
import styles from '../pieces.module.css';
import { Section } from './section.tsx';

const statuses = ['planned', 'writing', 'readable', 'completed', 'failed'] as const;

/** Signs, marks and covers. */
export function Pictures() {
  const t = useDevMessages();
  return (
    <>
      <Section name="icons">
        <ul className={styles['tiles']}>
          {iconNames.map((name) => (
            <li key={name} className={styles['icon']}>
              <Icon name={name} />
              {name}
            </li>
          ))}
          {statuses.map((status) => (
            <li key={status} className={styles['icon']}>
              <StatusMark status={status} />
              {status}
            </li>
          ))}
        </ul>
      </Section>
      <Section name="covers">
        <ul className={styles['covers']}>
          {Object.values(t.subjects).map((subject) => (
            <li key={subject}>
              <CourseCover subject={subject} />
              {subject}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
