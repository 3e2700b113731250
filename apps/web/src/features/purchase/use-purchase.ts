import { systemOperations, type Capabilities } from '@coursewright/contract';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/request-error.ts';
import { rest } from '../../shared/rest.ts';
import { loadStripe } from './load-stripe.ts';
import { purchaseProblem, startPurchase } from './start-purchase.ts';

/**
 * How this installation sells credits (`kind`, undefined until it is known), and the way to its
 * checkout. Ends with the dialog it is used in.
 */
export function usePurchase() {
  const [payments, setPayments] = useState<Capabilities['payments'] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The key of one purchase: pressing again after a lost answer does not begin a second one.
  const begun = useRef<{ quantity: number; key: string }>(undefined);
  // Ends with the dialog: whoever has closed it is not taken to a checkout.
  const stay = useRef(new AbortController());

  useEffect(() => {
    const here = (stay.current = new AbortController());
    const prepare = async () => {
      const capabilities = await rest(systemOperations.capabilities, { signal: here.signal });
      setPayments(capabilities.payments);
      if (capabilities.payments.script_url) await loadStripe(capabilities.payments.script_url);
    };
    prepare().catch((reason: unknown) => {
      if (!here.signal.aborted) setError(messageOf(reason));
    });
    return () => here.abort();
  }, []);

  // Whoever goes back from the checkout may be shown this page as it was left: still busy.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const purchase = async (quantity: number) => {
    setBusy(true);
    setError(null);
    if (begun.current?.quantity !== quantity)
      begun.current = { quantity, key: crypto.randomUUID() };
    const { signal } = stay.current;
    try {
      await startPurchase(
        payments ?? (await rest(systemOperations.capabilities, { signal })).payments,
        {
          ...begun.current,
          signal,
        },
      );
    } catch (reason) {
      if (signal.aborted) return;
      setError(purchaseProblem(reason));
      setBusy(false);
    }
  };
  return { kind: payments?.kind, error, isBusy, purchase };
}
