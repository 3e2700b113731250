import type { PaymentSession } from '@coursewright/contract';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { purchaseDialog } from '../../shared/purchase-dialog.ts';
import { RequestError } from '../../shared/request-error.ts';
import { session, useSession } from '../../shared/session/index.ts';
import { errorText, toRequestError, trpc } from '../../shared/trpc.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { money } from './money.ts';
import styles from './purchase-result.module.css';

/** Milliseconds between looks while the credits are on their way: often at first, then patiently. */
const soon = 1_500;
const later = 10_000;
const soonLooks = 20;

/** /purchase-result: where the provider's checkout sends its buyer back to. */
export default function PurchaseResultScreen() {
  usePageTitle('Your purchase');
  const [params] = useSearchParams();
  const id = params.get('session_id');
  return (
    <div className={styles['page']}>
      <h1>Your purchase</h1>
      {id ? (
        <Purchase id={id} />
      ) : params.get('cancelled') === 'true' ? (
        <Outcome
          severity="info"
          title="You left the checkout."
          text="Nothing was charged."
          action={<BuyAgain />}
        />
      ) : (
        <Outcome
          severity="warning"
          title="There is no purchase here."
          text="The address lacks the purchase that it should show."
          action={<BuyAgain />}
        />
      )}
    </div>
  );
}

const isOnItsWay = (purchase: PaymentSession) =>
  !purchase.credited && purchase.status !== 'expired' && purchase.payment_status !== 'failed';

function Purchase({ id }: { id: string }) {
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
  if (!error) return <Spinner label="Looking at your purchase…" />;
  const known = toRequestError(error);
  if (known instanceof RequestError && [404, 422].includes(known.status))
    return (
      <Outcome
        severity="warning"
        title="There is no such purchase."
        text="It may belong to another account than the one you are logged in with."
        action={<BuyAgain />}
      />
    );
  return (
    <Outcome
      severity="error"
      title="Your purchase could not be looked at."
      text={`${errorText(error)} If you paid, your credits come by themselves.`}
      action={
        <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}

function State({
  purchase: {
    status,
    payment_status: payment,
    credited,
    taken_back: takenBack,
    quantity,
    amount_total: cents,
    currency,
  },
}: {
  purchase: PaymentSession;
}) {
  const { user } = useSession();
  const credits = creditsOf(quantity);
  const sum = money(cents, currency);
  if (takenBack > 0)
    return (
      <Outcome
        severity="info"
        title="Your payment was returned."
        text={`${takenBack === quantity ? `The ${credits}` : `${takenBack} of the ${credits}`} that it bought ${takenBack === 1 ? 'was' : 'were'} taken back: you have ${user?.credits ?? 0} now.`}
        action={<BuyAgain />}
      />
    );
  if (credited)
    return (
      <Outcome
        severity="success"
        title={`${credits} for ${sum}: thank you.`}
        text={`They are in your balance: you have ${user?.credits ?? 0} now.`}
        action={<ButtonLink to={paths.generator}>Create a course</ButtonLink>}
      />
    );
  if (status === 'expired')
    return (
      <Outcome
        severity="info"
        title="This checkout has expired."
        text="Nothing was charged."
        action={<BuyAgain />}
      />
    );
  if (payment === 'failed')
    return (
      <Outcome
        severity="warning"
        title="Your bank has refused the payment."
        text="Nothing was charged, and no credits were added."
        action={<BuyAgain />}
      />
    );
  if (status === 'open')
    return (
      <Outcome
        severity="info"
        isWaiting
        title="This checkout is not paid yet."
        text="As soon as it is, your credits appear here."
        action={<BuyAgain />}
      />
    );
  if (payment === 'paid')
    return (
      <Outcome
        severity="info"
        isWaiting
        title={`Your payment of ${sum} has arrived.`}
        text={`The ${credits} are on their way to your balance. If they are not there in some minutes, we have been told and look into it.`}
      />
    );
  return (
    <Outcome
      severity="info"
      isWaiting
      title="Your bank has yet to confirm the payment."
      text={`Depending on how you pay, this takes from seconds to days. You may leave this page: the ${credits} appear in your balance by themselves.`}
      action={
        <ButtonLink to={paths.generator} look="secondary">
          To the generator
        </ButtonLink>
      }
    />
  );
}

const creditsOf = (count: number) => (count === 1 ? '1 credit' : `${count} credits`);

interface OutcomeProps {
  severity: 'info' | 'success' | 'warning' | 'error';
  title: string;
  text: string;
  isWaiting?: boolean;
  action?: ReactNode;
}

function Outcome({ severity, title, text, isWaiting = false, action }: OutcomeProps) {
  return (
    <>
      <Notice severity={severity} title={title}>
        {text}
      </Notice>
      {isWaiting && <Spinner label="Looking again…" />}
      {action && <p>{action}</p>}
    </>
  );
}

const BuyAgain = () => (
  <Button look="secondary" onClick={purchaseDialog.open}>
    Buy credits
  </Button>
);
