import { type ChatAllowance, limits, prices } from '@coursewright/contract';
import { useNotify } from '../../../../shared/notify.tsx';
import { purchaseDialog } from '../../../../shared/purchase-dialog.ts';
import { RequestError } from '../../../../shared/request-error.ts';
import { errorText, toRequestError } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { useConversation } from '../api/use-conversation.ts';
import { useTutorMessages } from '../messages/index.ts';
import styles from '../tutor.module.css';

/** Messages left when the way to more of them is shown. */
const fewLeft = 10;

interface AllowanceProps {
  readonly allowance: ChatAllowance;
  readonly buy: ReturnType<typeof useConversation>['buy'];
}

/** How many messages are left, and what more of them cost. */
export function Allowance({ allowance, buy }: AllowanceProps) {
  const t = useTutorMessages();
  const notify = useNotify();
  const { free_left, free_per_day, bought_left } = allowance;
  const purchase = () =>
    buy.mutate(
      { packs: 1 },
      {
        onError: (error) => {
          const known = toRequestError(error);
          if (known instanceof RequestError && known.type === 'payment_required')
            purchaseDialog.open();
          else notify(errorText(error), { severity: 'error' });
        },
      },
    );
  return (
    <div className={styles['allowance']}>
      <span role="status">
        {t.free_left({ left: free_left, all: free_per_day })}
        {bought_left > 0 && ` · ${t.bought_left({ count: bought_left })}`}
      </span>
      {free_left + bought_left <= fewLeft && (
        <Button look="secondary" size="small" busy={buy.isPending} onClick={purchase}>
          {buy.isPending
            ? t.buying
            : t.buy({ messages: limits.chat.pack, credits: prices.chatPack })}
        </Button>
      )}
    </div>
  );
}
