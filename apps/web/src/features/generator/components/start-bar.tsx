import { prices } from '@coursewright/contract';
import { purchaseDialog } from '../../../shared/purchase-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { StartFailure } from '../api/use-start-generation.ts';
import styles from '../generator.module.css';
import { useGeneratorMessages } from '../messages/index.ts';

interface StartBarProps {
  /** The person's balance. */
  readonly credits: number;
  readonly failure: StartFailure;
  readonly isStarting: boolean;
  readonly hasTopic: boolean;
}

/** The price, the balance, the button that starts the course, and why it did not start. */
export function StartBar({ credits, failure, isStarting, hasTopic }: StartBarProps) {
  const t = useGeneratorMessages();
  return (
    // Before there is a topic, it would only be in the way.
    <div className={styles['start']} data-lower-bar={hasTopic ? 'stays' : 'flows'}>
      {failure.message && <StartProblem failure={failure} />}
      <p>
        <strong>{t.credits({ count: prices.course })}</strong> · {t.you_have({ count: credits })}
      </p>
      <Button type="submit" size="large" busy={isStarting}>
        {isStarting ? t.starting : t.generate}
      </Button>
    </div>
  );
}

function StartProblem({ failure }: { failure: StartFailure }) {
  const t = useGeneratorMessages();
  return (
    <div className={styles['problem']}>
      {failure.needsCredits ? (
        <Notice severity="error" title={failure.message}>
          <p>{t.draft_stays}</p>
          <Button look="secondary" onClick={purchaseDialog.open}>
            {t.buy_credits}
          </Button>
        </Notice>
      ) : (
        <Notice severity="error">{failure.message}</Notice>
      )}
    </div>
  );
}
