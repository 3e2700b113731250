import { languageName, type LearningPathEntry } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { CourseCover } from '../../../shared/cover/course-cover.tsx';
import { useLanguage, useWords } from '../../../shared/language.ts';
import { addressOf } from '../model/address.ts';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

/** One course of the history. The whole card leads to it. */
export function EntryCard({ entry }: { entry: LearningPathEntry }) {
  const t = useHistoryMessages();
  const { topic, is_complete } = entry;
  return (
    <li className={styles['card']}>
      <div className={styles['cover']}>
        <CourseCover subject={topic} />
        {!is_complete && (
          <p className={styles['marks']}>
            <span>{t.incomplete}</span>
          </p>
        )}
      </div>
      <div className={styles['body']}>
        <h3>
          <Link to={addressOf(entry)} dir="auto">
            {topic}
          </Link>
        </h3>
        <EntryFacts entry={entry} />
      </div>
    </li>
  );
}

function EntryFacts({ entry }: { entry: LearningPathEntry }) {
  const t = useHistoryMessages();
  const shown = useLanguage();
  const { day } = useWords();
  const [created, changed] = [day(entry.created_at), day(entry.last_modified_at)];
  const facts = [
    t.modules({ count: entry.modules_count }),
    t.lessons({ count: entry.submodules_count }),
    languageName(entry.language, shown) ?? entry.language,
  ];
  return (
    <p className={styles['facts']}>
      {facts.join(' · ')}
      <br />
      <time dateTime={entry.created_at}>{t.created({ day: created })}</time>
      {changed !== created && (
        <>
          {' · '}
          <time dateTime={entry.last_modified_at}>{t.changed({ day: changed })}</time>
        </>
      )}
    </p>
  );
}
