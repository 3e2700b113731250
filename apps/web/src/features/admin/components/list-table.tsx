import type { ReactNode } from 'react';
import { errorText } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useNarrowScreen } from '../../../shared/ui/use-narrow-screen.ts';
import styles from '../admin.module.css';
import type { Column, Sort } from './list-columns.ts';
import { type EmptyList, type Page, NothingFound, Pages } from './list-pages.tsx';
import { ListCards, ListGrid, SortField } from './list-rows.tsx';
import { useAdminMessages } from '../messages/index.ts';

interface ListTableProps<Row extends object> {
  label: string;
  columns: readonly Column<Row>[];
  rowKey: keyof Row & string;
  /** More of a row, behind a button. */
  expandedRow?: (row: Row) => ReactNode;
  sort?: Sort;
  query: {
    data: (Page & { rows: readonly Row[] }) | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onPage: (page: number) => void;
  empty: EmptyList;
}

/**
 * A page of a long list: on its way, refused, empty, or there as a table; on narrow screens as
 * cards.
 */
export function ListTable<Row extends object>({
  label,
  query: { data, error, isFetching, refetch },
  onPage,
  empty,
  ...list
}: ListTableProps<Row>) {
  const t = useAdminMessages();
  const isNarrow = useNarrowScreen();
  const again = (
    <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
      {t.try_again}
    </Button>
  );
  if (!data)
    return error ? (
      <div className={styles['stack']}>
        <Notice severity="error">{errorText(error)}</Notice>
        {again}
      </div>
    ) : (
      <Skeleton shape="list" label={t.list_loading({ list: label })} />
    );
  const Rows = isNarrow ? ListCards : ListGrid;
  return (
    <div className={styles['stack']}>
      {error ? (
        <>
          <Notice severity="warning">{t.out_of_date({ error: errorText(error) })}</Notice>
          {again}
        </>
      ) : null}
      {isNarrow && list.sort && <SortField {...list} sort={list.sort} />}
      {data.rows.length > 0 ? (
        <Rows<Row> {...list} label={label} rows={data.rows} isFetching={isFetching} />
      ) : (
        <NothingFound {...empty} page={data} onPage={onPage} />
      )}
      <Pages {...data} label={label} onPage={onPage} />
    </div>
  );
}
