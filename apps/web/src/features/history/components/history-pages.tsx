import { Button } from '../../../shared/ui/button.tsx';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

interface HistoryPagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Where in the history the page is, and its neighbours. */
export function HistoryPages({ page, pages, onPage }: HistoryPagesProps) {
  const t = useHistoryMessages();
  return (
    <nav className={styles['pages']} aria-label={t.pages}>
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t.previous}
      </Button>
      <span aria-live="polite">{t.page_of({ page, pages })}</span>
      <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </nav>
  );
}
