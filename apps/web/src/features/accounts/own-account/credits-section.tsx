import { limits, type CreditTransaction } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { useWords } from '../../../shared/language.ts';
import type { SessionUser } from '../../../shared/session/index.ts';
import { purchaseDialog } from '../../../shared/purchase-dialog.ts';
import { trpc } from '../../../shared/trpc.ts';
import { strong } from '../../../shared/tags.tsx';
import { Loaded } from './loaded.tsx';
import { useOwnAccountMessages } from './messages/index.ts';
import styles from './own-account.module.css';

/** The balance and how it came about, newest first. */
export function CreditsSection({ user }: { user: SessionUser }) {
  const t = useOwnAccountMessages();
  const [page, setPage] = useState(1);
  const query = trpc.account.creditTransactions.useQuery(
    { page, per_page: limits.perPage.transactions },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <p className={styles['soft']} data-personal>
        {t.balance({ count: user.credits, strong })}
      </p>
      <Button look="secondary" aria-haspopup="dialog" onClick={purchaseDialog.open}>
        {t.buy_credits}
      </Button>
      <Loaded query={query}>
        {({ transactions, total, page: shown, per_page: perPage }) => (
          <>
            {total === 0 ? (
              <p className={styles['soft']}>{t.no_movements}</p>
            ) : (
              <Ledger transactions={transactions} isOld={query.isPlaceholderData} />
            )}
            {total > perPage && (
              <Pages page={shown} last={Math.ceil(total / perPage)} onTurn={setPage} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function Ledger({
  transactions,
  isOld,
}: {
  transactions: readonly CreditTransaction[];
  isOld: boolean;
}) {
  const t = useOwnAccountMessages();
  const { minute, number, signed } = useWords();
  return (
    <table className={styles['ledger']} aria-busy={isOld}>
      <caption className="visually-hidden">{t.movements}</caption>
      <thead>
        <tr>
          <th scope="col">{t.when}</th>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.change}</th>
          <th scope="col">{t.balance_after}</th>
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ id, created_at, action_type, notes, amount, balance_after }) => (
          <tr key={id}>
            <td>{minute(created_at)}</td>
            <td>
              {t.actions[action_type]}
              {notes && (
                <span dir="auto" className={styles['facts']}>
                  {notes}
                </span>
              )}
            </td>
            <td data-gain={amount > 0}>{signed(amount)}</td>
            <td>{number(balance_after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pages({
  page,
  last,
  onTurn,
}: {
  page: number;
  last: number;
  onTurn: (page: number) => void;
}) {
  const t = useOwnAccountMessages();
  return (
    <nav aria-label={t.movement_pages} className={styles['buttons']}>
      <Button look="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t.newer}
      </Button>
      <span aria-live="polite">{t.page({ page, last })}</span>
      <Button look="secondary" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {t.older}
      </Button>
    </nav>
  );
}
