import { limits, type ActionType, type CreditTransaction } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import type { SessionUser } from '../../../shared/session/index.ts';
import { purchaseDialog } from '../../../shared/purchase-dialog.ts';
import { trpc } from '../../../shared/trpc.ts';
import { atMinute } from './dates.ts';
import { Loaded } from './loaded.tsx';
import styles from './own-account.module.css';

const actions: Record<ActionType, string> = {
  signup_grant: 'Welcome credits',
  purchase: 'Purchase',
  admin_add: 'Added by an administrator',
  generation_use: 'Course',
  audio_use: 'Audio summary',
  visualization_use: 'Visualization',
  chat_allowance_purchase: 'Chat allowance',
  refund: 'Refund',
};

/** The balance and how it came about, newest first. */
export function CreditsSection({ user }: { user: SessionUser }) {
  const [page, setPage] = useState(1);
  const query = trpc.account.creditTransactions.useQuery(
    { page, per_page: limits.perPage.transactions },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <p className={styles['soft']}>
        You have <strong>{user.credits === 1 ? '1 credit' : `${user.credits} credits`}</strong>. 1
        credit generates 1 course.
      </p>
      <Button look="secondary" aria-haspopup="dialog" onClick={purchaseDialog.open}>
        Buy credits
      </Button>
      <Loaded query={query}>
        {({ transactions, total, page: shown, per_page: perPage }) => (
          <>
            {total === 0 ? (
              <p className={styles['soft']}>Nothing has been booked yet.</p>
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
  return (
    <table className={styles['ledger']} aria-busy={isOld}>
      <caption className="visually-hidden">Credit movements, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Change</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ id, created_at, action_type, notes, amount, balance_after }) => (
          <tr key={id}>
            <td>{atMinute(created_at)}</td>
            <td>
              {actions[action_type]}
              {notes && <span className={styles['facts']}>{notes}</span>}
            </td>
            <td data-gain={amount > 0}>{signed.format(amount)}</td>
            <td>{balance_after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

function Pages({
  page,
  last,
  onTurn,
}: {
  page: number;
  last: number;
  onTurn: (page: number) => void;
}) {
  return (
    <nav aria-label="Pages of credit movements" className={styles['buttons']}>
      <Button look="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Newer
      </Button>
      <span aria-live="polite">
        Page {page} of {last}
      </span>
      <Button look="secondary" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
