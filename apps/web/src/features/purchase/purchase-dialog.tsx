import { creditPrice, limits } from '@coursewright/contract';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { useWords } from '../../shared/language.ts';
import { strong } from '../../shared/tags.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { usePurchaseMessages } from './messages/index.ts';
import styles from './purchase-dialog.module.css';
import { usePurchase } from './use-purchase.ts';

const { min, max } = limits.purchase;
const wholeNumber = /^\d+$/;

/**
 * Buys credits: how many, what they cost, and off to the provider's checkout. Its parent opens and
 * closes it.
 */
export function PurchaseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = usePurchaseMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      // At once with Escape: the browser tells of the closing later, when a quick hand may have
      // opened it again.
      onCancel={onClose}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <h2 id={titleId}>{t.title}</h2>
      {/* Begins anew each time: one credit, no error, not busy. */}
      {isOpen && <PurchaseForm onClose={onClose} />}
    </dialog>
  );
}

function PurchaseForm({ onClose }: { onClose: () => void }) {
  const t = usePurchaseMessages();
  const { money } = useWords();
  const totalId = useId();
  const [quantity, setQuantity] = useState<number>(min);
  const { kind, error, isBusy, purchase } = usePurchase();
  return (
    <form
      method="dialog"
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void purchase(quantity);
      }}
    >
      <p>{t.lead}</p>
      {kind === 'test' && <Notice severity="info">{t.test_checkout}</Notice>}
      {kind === 'none' && <Notice severity="warning">{t.not_sold}</Notice>}
      <QuantityField
        quantity={quantity}
        isDisabled={isBusy}
        describedBy={totalId}
        onChange={setQuantity}
      />
      <p className={styles['price']}>{t.price({ price: money(creditPrice.cents) })}</p>
      <p className={styles['total']} id={totalId} aria-live="polite">
        {t.total({ total: money(quantity * creditPrice.cents), strong })}
      </p>
      {error && <Notice severity="error">{error}</Notice>}
      <div className={styles['buttons']}>
        <Button look="secondary" disabled={isBusy} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" disabled={isBusy || quantity < min || kind === 'none'}>
          {isBusy && <span className={styles['ring']} aria-hidden="true" />}
          {isBusy ? t.processing : t.purchase}
        </Button>
      </div>
    </form>
  );
}

/** Takes whole numbers that can be bought; any other entry leaves the one before. */
function QuantityField({
  quantity,
  isDisabled,
  describedBy,
  onChange,
}: {
  quantity: number;
  isDisabled: boolean;
  describedBy: string;
  onChange: (quantity: number) => void;
}) {
  const t = usePurchaseMessages();
  const fieldId = useId();
  const take = (value: number) => {
    if (value >= min && value <= max) onChange(value);
  };
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (wholeNumber.test(value)) take(Number(value));
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={fieldId}>{t.quantity}</label>
      <div className={styles['quantity']}>
        <Button
          look="secondary"
          aria-label={t.one_less}
          disabled={isDisabled || quantity <= min}
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
            disabled={isDisabled}
            onChange={type}
            onFocus={(event) => event.currentTarget.select()}
            aria-describedby={describedBy}
          />
          <span>{t.credits}</span>
        </span>
        <Button
          look="secondary"
          aria-label={t.one_more}
          disabled={isDisabled || quantity >= max}
          onClick={() => take(quantity + 1)}
        >
          +
        </Button>
      </div>
    </div>
  );
}
