import { creditPrice, limits, operations, type Capabilities } from '@coursewright/contract';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { messageOf } from '../../shared/request-error.ts';
import { rest } from '../../shared/rest.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { loadStripe } from './load-stripe.ts';
import { money } from './money.ts';
import styles from './purchase-dialog.module.css';
import { purchaseProblem, startPurchase } from './start-purchase.ts';

const wholeNumber = /^\d+$/;

/** Buys credits: how many, what they cost, and off to the provider's checkout. Its parent opens and closes it. */
export function PurchaseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>Purchase Credits</h2>
      {/* Begins anew each time: one credit, no error, not busy. */}
      {isOpen && <PurchaseForm onClose={onClose} />}
    </dialog>
  );
}

function PurchaseForm({ onClose }: { onClose: () => void }) {
  const fieldId = useId();
  const [payments, setPayments] = useState<Capabilities['payments'] | null>(null);
  const [quantity, setQuantity] = useState<number>(limits.purchase.min);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Of one wish: pressing again after a lost answer does not begin a second purchase.
  const wish = useRef<{ quantity: number; key: string }>(undefined);
  // Ends with the dialog: whoever has closed it is not taken to a checkout.
  const stay = useRef(new AbortController());

  useEffect(() => {
    const here = (stay.current = new AbortController());
    const prepare = async () => {
      const capabilities = await rest(operations.capabilities, { signal: here.signal });
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

  const take = (value: number) => {
    if (value >= limits.purchase.min && value <= limits.purchase.max) setQuantity(value);
  };
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (wholeNumber.test(value)) take(Number(value));
  };
  const purchase = async () => {
    setBusy(true);
    setError(null);
    if (wish.current?.quantity !== quantity) wish.current = { quantity, key: crypto.randomUUID() };
    const { signal } = stay.current;
    try {
      await startPurchase(payments ?? (await rest(operations.capabilities, { signal })).payments, {
        ...wish.current,
        signal,
      });
    } catch (reason) {
      if (signal.aborted) return;
      setError(purchaseProblem(reason));
      setBusy(false);
    }
  };

  return (
    <form
      method="dialog"
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void purchase();
      }}
    >
      <p>Credits are used to generate courses; each credit allows one course.</p>
      {payments?.kind === 'test' && (
        <Notice severity="info">
          No payment provider is configured here: this leads to a test checkout, where no money
          moves.
        </Notice>
      )}
      {payments?.kind === 'none' && (
        <Notice severity="warning">This installation does not sell credits.</Notice>
      )}
      <div className={styles['field']}>
        <label htmlFor={fieldId}>Number of Credits</label>
        <div className={styles['quantity']}>
          <Button
            look="secondary"
            aria-label="One credit less"
            disabled={isBusy || quantity <= limits.purchase.min}
            onClick={() => take(quantity - 1)}
          >
            −
          </Button>
          <span className={styles['box']}>
            <input
              id={fieldId}
              inputMode="numeric"
              autoComplete="off"
              value={quantity}
              disabled={isBusy}
              onChange={type}
              onFocus={(event) => event.currentTarget.select()}
              aria-describedby={`${fieldId}-total`}
            />
            <span>credits</span>
          </span>
          <Button
            look="secondary"
            aria-label="One credit more"
            disabled={isBusy || quantity >= limits.purchase.max}
            onClick={() => take(quantity + 1)}
          >
            +
          </Button>
        </div>
      </div>
      <p className={styles['price']}>Price per credit: {money(creditPrice.cents)}</p>
      <p className={styles['total']} id={`${fieldId}-total`} aria-live="polite">
        Total: <strong>{money(quantity * creditPrice.cents)}</strong>
      </p>
      {error && <Notice severity="error">{error}</Notice>}
      <div className={styles['buttons']}>
        <Button look="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={isBusy || quantity < limits.purchase.min || payments?.kind === 'none'}
        >
          {isBusy && <span className={styles['ring']} aria-hidden="true" />}
          {isBusy ? 'Processing...' : 'Purchase'}
        </Button>
      </div>
    </form>
  );
}
