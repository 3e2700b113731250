import { Button } from '../../../shared/ui/button.tsx';
import { Result } from '../../../shared/ui/result.tsx';
import styles from '../admin.module.css';
import { useAdminMessages } from '../messages/index.ts';

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
  const t = useAdminMessages();
  const said =
    page > 1 && total > 0
      ? t.list_too_short
      : hasMore
        ? t.none_of_the_first
        : onClear
          ? filtered
          : none;
  return (
    <Result
      kind={said === none ? 'empty' : 'search'}
      action={
        page > 1 ? (
          <Button look="secondary" onClick={() => onPage(1)}>
            {t.to_first_page}
          </Button>
        ) : (
          onClear && (
            <Button look="secondary" onClick={onClear}>
              {t.show_all}
            </Button>
          )
        )
      }
    >
      {said}
    </Result>
  );
}

/** Where in the list the page is, and its neighbours where it has any. */
export function Pages({
  page,
  total,
  per_page: perPage,
  has_more: hasMore,
  label,
  onPage,
}: Page & { label: string; onPage: (page: number) => void }) {
  const t = useAdminMessages();
  const last = Math.max(1, Math.ceil(total / perPage));
  const isSeveral = last > 1 || page > 1;
  return (
    <nav aria-label={t.pages_of({ list: label })} className={styles['pages']}>
      {isSeveral && (
        <Button
          look="secondary"
          disabled={page <= 1}
          onClick={() => onPage(Math.min(page - 1, last))}
        >
          {t.previous}
        </Button>
      )}
      <span aria-live="polite">
        {hasMore ? t.page_at_least({ page, total }) : t.page_of({ page, pages: last, total })}
      </span>
      {isSeveral && (
        <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {t.next}
        </Button>
      )}
      {hasMore && page >= last && <span className={styles['soft']}>{t.narrow_for_rest}</span>}
    </nav>
  );
}
