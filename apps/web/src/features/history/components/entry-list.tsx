import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Result } from '../../../shared/ui/result.tsx';
import { paths } from '../../../shared/paths.ts';
import { CourseCover } from '../../../shared/cover/course-cover.tsx';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

/** Cards that are on their way, in the places where they will be. */
export function EntrySkeletons({ count }: { count: number }) {
  const t = useHistoryMessages();
  return (
    <div role="status">
      <span className="visually-hidden">{t.loading}</span>
      <ul className={styles['cards']} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={styles['skeleton']}>
            <span />
            <span />
            <span />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A history without a course in it. */
export function EmptyHistory({ children }: { children?: ReactNode }) {
  const t = useHistoryMessages();
  return (
    <div className={styles['empty']}>
      <div className={styles['emptyArt']}>
        {/* Any three that go well together. */}
        <CourseCover subject="Ocean" />
        <CourseCover subject="Photosynthesis" />
        <CourseCover subject="Glaciers" />
      </div>
      <h2>{t.empty_title}</h2>
      <p>{t.empty}</p>
      <div className={styles['ways']}>
        <ButtonLink to={paths.generator}>{t.new_course}</ButtonLink>
        {children}
      </div>
    </div>
  );
}

/** Filters that nothing matches, or a page that is no more. */
export function NothingFound({
  isPast,
  onClear,
  onFirstPage,
}: {
  isPast: boolean;
  onClear: (() => void) | undefined;
  onFirstPage: () => void;
}) {
  const t = useHistoryMessages();
  return (
    <Result
      kind="search"
      action={
        isPast ? (
          <Button look="secondary" onClick={onFirstPage}>
            {t.to_first_page}
          </Button>
        ) : (
          onClear && (
            <Button look="secondary" onClick={onClear}>
              {t.clear_filters}
            </Button>
          )
        )
      }
    >
      {isPast ? t.page_is_past : t.nothing_found}
    </Result>
  );
}
