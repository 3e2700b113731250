import { prices } from '@coursewright/contract';
import { Alert } from 'antd';
import { purchaseDialog } from '../../../shared/purchase-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { StartFailure } from '../api/use-start-generation.ts';
import styles from '../generator.module.css';

interface StartBarProps {
  /** The person's balance. */
  readonly credits: number;
  readonly failure: StartFailure;
  readonly isStarting: boolean;
  readonly hasTopic: boolean;
}

/** The price, the balance, the button that starts the course, and why it did not start. */
export function StartBar({ credits, failure, isStarting, hasTopic }: StartBarProps) {
  return (
    // Before there is a topic, it would only be in the way.
    <div className={styles['start']} data-lower-bar={hasTopic ? 'stays' : 'flows'}>
      {failure.message && <StartProblem failure={failure} />}
      <p>
        <strong>{creditsText(prices.course)}</strong> · you have {credits}
      </p>
      <Button type="submit" size="large" busy={isStarting}>
        {isStarting ? 'Starting…' : 'Generate course'}
      </Button>
    </div>
  );
}

function StartProblem({ failure }: { failure: StartFailure }) {
  return (
    <Alert
      className={styles['problem'] ?? ''}
      role="alert"
      type="error"
      showIcon
      title={failure.message}
      {...(failure.needsCredits
        ? {
            description: 'Your draft stays here.',
            action: (
              <Button look="secondary" onClick={purchaseDialog.open}>
                Buy credits
              </Button>
            ),
          }
        : {})}
    />
  );
}

const creditsText = (count: number) => `${count} ${count === 1 ? 'credit' : 'credits'}`;
