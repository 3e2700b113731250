import { Button } from '../../../shared/ui/button.tsx';
import styles from '../admin.module.css';

export interface Page {
  readonly total: number;
  readonly has_more: boolean;
  readonly page: number;
  readonly per_page: number;
}

/** What to say where there is nothing: for these filters, which can be cleared, or at all. */
export interface EmptyList {
  readonly filtered: string;
  readonly none: string;
  readonly onClear: (() => void) | undefined;
}

/** Why a list shows nothing, and the way to something. */
export function NothingFound({
  filtered,
  none,
  onClear,
  page: { page, total, has_more: hasMore },
  onPage,
}: EmptyList & { page: Page; onPage: (page: number) => void }) {
  const said =
    page > 1 && total > 0
      ? 'The list is not as long as that.'
      : hasMore
        ? 'None of those that were looked at first matches. Narrow the filters, so that there are fewer to look at.'
        : onClear
          ? filtered
          : none;
  return (
    <div className={styles['nothing']} role="status">
      <p>{said}</p>
      {page > 1 ? (
        <Button look="secondary" onClick={() => onPage(1)}>
          To the first page
        </Button>
      ) : (
        onClear && (
          <Button look="secondary" onClick={onClear}>
            Show all
          </Button>
        )
      )}
    </div>
  );
}

/** Where in the list the page is, and its neighbours. */
export function Pages({
  page,
  total,
  per_page: perPage,
  has_more: hasMore,
  label,
  onPage,
}: Page & { label: string; onPage: (page: number) => void }) {
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav aria-label={`Pages: ${label}`} className={styles['pages']}>
      <Button
        look="secondary"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        Previous
      </Button>
      <span aria-live="polite">
        {hasMore
          ? `Page ${page} · at least ${total.toLocaleString('en')} found`
          : `Page ${page} of ${last} · ${total.toLocaleString('en')} found`}
      </span>
      <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
      {hasMore && page >= last && (
        <span className={styles['soft']}>Narrow the filters to reach the rest.</span>
      )}
    </nav>
  );
}
