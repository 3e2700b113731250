import { languageName, type LearningPathEntry } from '@coursewright/contract';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { CourseCover } from '../../../shared/cover/course-cover.tsx';
import { useLanguage, useWords } from '../../../shared/language.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { EntryActions } from '../api/use-entry-actions.ts';
import { paths } from '../../../shared/paths.ts';
import styles from '../history.module.css';
import { EntryMenu } from './entry-menu.tsx';
import { EntryTags } from './entry-tags.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useHistoryMessages } from '../messages/index.ts';

interface EntryCardProps {
  readonly entry: LearningPathEntry;
  readonly actions: EntryActions;
  /** Not without a connection, nor while the card is about to give way to others. */
  readonly canChange: boolean;
  readonly onDelete: () => void;
  /** Shows what else has this tag. */
  readonly onTag: (tag: string) => void;
}

/** One course of the history. The whole card leads to it; what can be pressed lies above. */
export function EntryCard({ entry, actions, canChange, onDelete, onTag }: EntryCardProps) {
  const t = useHistoryMessages();
  const { topic, favorite } = entry;
  return (
    <li className={styles['card']}>
      <div className={styles['cover']}>
        <CourseCover subject={topic} />
        <EntryMarks entry={entry} />
      </div>
      <div className={styles['body']}>
        <h3>
          <Link to={paths.historyEntry(entry.path_id)} dir="auto">
            {topic}
          </Link>
        </h3>
        <EntryFacts entry={entry} />
        <ReadingProgress entry={entry} />
        <EntryTags
          entry={entry}
          canChange={canChange}
          onSave={(next) => actions.change(entry, { tags: next })}
          onTag={onTag}
        />
      </div>
      <button
        type="button"
        className={styles['favorite']}
        aria-pressed={favorite}
        aria-label={t.favorite_of({ topic })}
        disabled={!canChange}
        onClick={() => actions.change(entry, { favorite: !favorite })}
      >
        <Icon name="star" />
      </button>
      <EntryMenu entry={entry} canChange={canChange} onDelete={onDelete} />
    </li>
  );
}

/** What sets a course apart from one that was generated, is whole, and is seen by nobody else. */
function EntryMarks({ entry: { source, is_complete, is_public } }: { entry: LearningPathEntry }) {
  const t = useHistoryMessages();
  const marks = [
    source === 'generated' ? undefined : t.origins[source],
    is_complete ? undefined : t.incomplete,
    is_public ? t.public : undefined,
  ].filter((mark) => mark !== undefined);
  if (marks.length === 0) return null;
  return (
    <p className={styles['marks']}>
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </p>
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
      {/* Each in its own direction, whatever that of the page. */}
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
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
