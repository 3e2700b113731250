import type { LearningPathPreview } from '@coursewright/contract';
import { useRef, type RefObject } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../shared/page-title.ts';
import { backToPublicCourse, paths } from '../../shared/paths.ts';
import { errorText } from '../../shared/trpc.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useFilters, type Filters } from '../../shared/use-filters.ts';
import { useOnline } from '../../shared/use-online.ts';
import { useEntryActions } from './api/use-entry-actions.ts';
import { useEntries } from './api/use-entries.ts';
import { EmptyHistory, EntrySkeletons, NothingFound } from './components/entry-list.tsx';
import { EntryCard } from './components/entry-card.tsx';
import { HistoryFilterBar } from './components/history-filters.tsx';
import { HistoryMenu } from './components/history-menu.tsx';
import { HistoryPages } from './components/history-pages.tsx';
import { Runs, useActiveRuns } from './components/runs.tsx';
import { filterNames, historyFilters, perPage, type HistoryFilters } from './model/filters.ts';
import styles from './history.module.css';
import { useHistoryMessages } from './messages/index.ts';

/** /history: the courses of a person; where they logged in to copy a public one, the way to that. */
export default function HistoryRoute() {
  const shared = backToPublicCourse(useSearchParams()[0]);
  return shared === undefined ? <History /> : <Navigate to={shared} replace />;
}

/** The courses of a person, and what is being written for them. */
function History() {
  const t = useHistoryMessages();
  usePageTitle(t.title);
  const filtering = useFilters(historyFilters, filterNames);
  const { data, error, refetch, isPlaceholderData } = useEntries(filtering.filters);
  const active = useActiveRuns();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = data?.total === 0 && !filtering.clear;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t.title}</h1>
        <div className={styles['ways']}>
          {!isEmpty && <ButtonLink to={paths.generator}>{t.new_course}</ButtonLink>}
          <HistoryMenu isOnline={isOnline} isEmpty={isEmpty} />
        </div>
      </header>
      <Runs active={active} />
      <section className={styles['courses']} aria-labelledby="courses-title">
        <h2 id="courses-title" className="visually-hidden" tabIndex={-1} ref={heading}>
          {t.courses}
        </h2>
        {!isEmpty && <HistoryFilterBar {...filtering} found={data} />}
        {data ? (
          <Entries
            {...filtering}
            found={data}
            isOld={isPlaceholderData}
            active={active.length}
            heading={heading}
          />
        ) : (
          <NoEntries error={error} onRetry={() => void refetch()} />
        )}
      </section>
    </div>
  );
}

/** No answer: it is on its way, cannot come, or did not. */
function NoEntries({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useHistoryMessages();
  const isOnline = useOnline();
  if (!error) return isOnline ? <EntrySkeletons count={6} /> : <Notice>{t.offline}</Notice>;
  return (
    <Notice severity="error" title={t.not_loaded}>
      <div className={styles['problem']}>
        <p>{errorText(error)}</p>
        <Button look="secondary" onClick={onRetry}>
          {t.try_again}
        </Button>
      </div>
    </Notice>
  );
}

interface EntriesProps extends Filters<HistoryFilters> {
  readonly found: LearningPathPreview;
  /** What was found for the filters before; the answer for these is on its way. */
  readonly isOld: boolean;
  /** How many runs are under way. */
  readonly active: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Entries({ filters, change, clear, found, isOld, active, heading }: EntriesProps) {
  const t = useHistoryMessages();
  const { entries, total } = found;
  const isOnline = useOnline();
  const actions = useEntryActions(filters);
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (total === 0 && !clear)
    return active > 0 ? (
      <p className={styles['facts']}>{t.empty_while_writing}</p>
    ) : (
      <EmptyHistory />
    );
  if (entries.length === 0)
    return (
      <NothingFound
        isPast={total > 0}
        onClear={clear}
        onFirstPage={() => change({ page: undefined })}
      />
    );
  return (
    <>
      <ul className={styles['cards']} aria-busy={isOld}>
        {entries.map((entry) => (
          <EntryCard
            key={entry.path_id}
            entry={entry}
            actions={actions}
            canChange={isOnline && !isOld}
            onDelete={() => {
              actions.remove(entry);
              // What had the focus is gone with its card.
              heading.current?.focus();
            }}
            onTag={(tag) => change({ tag })}
          />
        ))}
      </ul>
      {pages > 1 && (
        <HistoryPages page={filters.page} pages={pages} onPage={(page) => change({ page })} />
      )}
    </>
  );
}
