import type { PaymentSession } from '@coursewright/contract';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../shared/language.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { purchaseDialog } from '../../shared/purchase-dialog.ts';
import { RequestError } from '../../shared/request-error.ts';
import { session, useSession } from '../../shared/session/index.ts';
import { errorText, toRequestError, trpc } from '../../shared/trpc.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Result } from '../../shared/ui/result.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { usePurchaseMessages } from './messages/index.ts';
import type { Messages } from './messages/en.tsx';
import styles from './purchase-result.module.css';

/**
 * Milliseconds between polls while the credits are on their way: often at first, then less often.
 */
const soon = 1_500;
const later = 10_000;
const soonLooks = 20;

/** /purchase-result: where the provider's checkout sends its buyer back to. */
export default function PurchaseResultScreen() {
  const t = usePurchaseMessages();
  usePageTitle(t.your_purchase);
  const [params] = useSearchParams();
  const id = params.get('session_id');
  return (
    <div className={styles['page']}>
      <h1>{t.your_purchase}</h1>
      {id ? (
        <Purchase id={id} />
      ) : params.get('cancelled') === 'true' ? (
        <Outcome severity="info" title={t.left} text={t.nothing_charged} action={<BuyAgain />} />
      ) : (
        <Outcome severity="warning" title={t.none} text={t.none_why} action={<BuyAgain />} />
      )}
    </div>
  );
}

const isOnItsWay = (purchase: PaymentSession) =>
  !purchase.credited && purchase.status !== 'expired' && purchase.payment_status !== 'failed';

function Purchase({ id }: { id: string }) {
  const t = usePurchaseMessages();
  const { data, error, isFetching, refetch } = trpc.payments.session.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data: known, dataUpdateCount } }) =>
        known && isOnItsWay(known) ? (dataUpdateCount < soonLooks ? soon : later) : false,
    },
  );
  const isCredited = data?.credited ?? false;
  useEffect(() => {
    if (isCredited) void session.refreshCredits();
  }, [isCredited]);
  if (data) return <State purchase={data} />;
  if (!error) return <Skeleton label={t.checking_purchase} />;
  const known = toRequestError(error);
  if (known instanceof RequestError && [404, 422].includes(known.status))
    return (
      <Outcome
        severity="warning"
        title={t.not_found}
        text={t.not_found_why}
        action={<BuyAgain />}
      />
    );
  return (
    <Outcome
      severity="error"
      title={t.unavailable}
      text={t.unavailable_why({ reason: errorText(error) })}
      action={
        <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t.try_again}
        </Button>
      }
    />
  );
}

function State({ purchase }: { purchase: PaymentSession }) {
  const t = usePurchaseMessages();
  const { money } = useWords();
  const { user } = useSession();
  const sum = money(purchase.amount_total, purchase.currency);
  return <Outcome {...outcomeOf(purchase, sum, user?.credits ?? 0, t)} />;
}

/** What a purchase has come to. `sum` is what it costs, `balance` the credits its buyer has now. */
function outcomeOf(
  { status, payment_status: payment, credited, taken_back: takenBack, quantity }: PaymentSession,
  sum: string,
  balance: number,
  t: Messages,
): OutcomeProps {
  const again = <BuyAgain />;
  if (takenBack > 0)
    return {
      severity: 'info',
      title: t.returned,
      text:
        takenBack === quantity
          ? t.returned_all({ count: quantity, balance })
          : t.returned_some({ count: takenBack, of: quantity, balance }),
      action: again,
    };
  if (credited)
    return {
      severity: 'success',
      title: t.thanks({ count: quantity, sum }),
      text: t.in_balance({ count: quantity, balance }),
      action: <ButtonLink to={paths.generator}>{t.create_course}</ButtonLink>,
    };
  if (status === 'expired')
    return { severity: 'info', title: t.expired, text: t.nothing_charged, action: again };
  if (payment === 'failed')
    return { severity: 'warning', title: t.refused, text: t.refused_why, action: again };
  return { severity: 'info', isWaiting: true, ...waitingFor(status, payment, quantity, sum, t) };
}

/** What is still missing until the credits are there. */
function waitingFor(
  status: PaymentSession['status'],
  payment: PaymentSession['payment_status'],
  count: number,
  sum: string,
  t: Messages,
): Pick<OutcomeProps, 'title' | 'text' | 'action'> {
  if (status === 'open') return { title: t.unpaid, text: t.unpaid_what, action: <BuyAgain /> };
  if (payment === 'paid') return { title: t.paid({ sum }), text: t.paid_what({ count }) };
  return {
    title: t.unconfirmed,
    text: t.unconfirmed_what({ count }),
    action: (
      <ButtonLink to={paths.generator} look="secondary">
        {t.to_generator}
      </ButtonLink>
    ),
  };
}

interface OutcomeProps {
  severity: 'info' | 'success' | 'warning' | 'error';
  title: string;
  text: string;
  isWaiting?: boolean;
  action?: ReactNode;
}

/** Money that came is a success; everything else is told, not celebrated. */
const pictureOf = (severity: OutcomeProps['severity']) =>
  severity === 'info' ? 'empty' : severity === 'warning' ? 'search' : severity;

function Outcome({ severity, title, text, isWaiting = false, action }: OutcomeProps) {
  const t = usePurchaseMessages();
  return (
    <Result kind={isWaiting ? 'waiting' : pictureOf(severity)} title={title} action={action}>
      <p>{text}</p>
      {isWaiting && <p className={styles['checking']}>{t.checking}</p>}
    </Result>
  );
}

function BuyAgain() {
  const t = usePurchaseMessages();
  return (
    <Button look="secondary" onClick={purchaseDialog.open}>
      {t.buy_credits}
    </Button>
  );
}
