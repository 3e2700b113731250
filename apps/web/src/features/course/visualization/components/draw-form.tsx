import { type DiagramKind, diagramKinds } from '@coursewright/contract';
import { useState } from 'react';
import { purchaseDialog } from '../../../../shared/purchase-dialog.ts';
import { messageOf, RequestError } from '../../../../shared/request-error.ts';
import { useSession } from '../../../../shared/session/index.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ChoiceCards } from '../../../../shared/ui/choice-cards.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useDrawing } from '../api/use-visualization.ts';
import { useVisualizationMessages } from '../messages/index.ts';
import styles from '../visualization.module.css';

type Choice = DiagramKind | 'best';
const order: readonly Choice[] = ['best', ...diagramKinds];

interface DrawFormProps {
  readonly courseId: string;
  readonly placed: PlacedLesson;
  /** In credits. */
  readonly price: number;
  /** What there is already costs nothing. */
  readonly drawn: readonly DiagramKind[];
  readonly onDrawn: (kind: DiagramKind) => void;
}

/** Which diagram it shall be, what it costs, and the button that has it drawn. */
export function DrawForm({ courseId, placed, price, drawn, onDrawn }: DrawFormProps) {
  const t = useVisualizationMessages();
  const { user } = useSession();
  const isOnline = useOnline();
  const [choice, setChoice] = useState<Choice>('best');
  const { mutate, isPending, error, data, reset } = useDrawing(courseId, placed);
  const isFree = drawn.some((kind) => kind === choice);
  const choose = (next: Choice) => {
    setChoice(next);
    reset();
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        mutate(choice === 'best' ? undefined : choice, {
          onSuccess: ({ visualization }) => visualization && onDrawn(visualization.diagram.kind),
        });
      }}
    >
      {drawn.length === 0 && (
        <header>
          <h3>{t.title}</h3>
          <p>{t.what_it_is}</p>
        </header>
      )}
      <ChoiceCards
        legend={t.which_kind}
        choices={t.kind}
        order={order}
        value={choice}
        onChange={choose}
        isNarrow
      />
      {error !== null && <Refusal error={error} />}
      {data && !data.visualization && (
        <Notice
          title={
            choice === 'best' ? t.nothing_to_draw : t.unsuitable({ kind: t.kind[choice].name })
          }
        >
          {data.suggested_kinds.length > 0 && (
            <p className={styles['suggested']}>
              {t.try_instead}{' '}
              {data.suggested_kinds.map((kind) => (
                <Button key={kind} look="secondary" size="small" onClick={() => choose(kind)}>
                  {t.kind[kind].name}
                </Button>
              ))}
            </p>
          )}
          <p>{t.nothing_charged}</p>
        </Notice>
      )}
      <div className={styles['order']}>
        <Button type="submit" busy={isPending} disabled={!isOnline}>
          {isPending ? t.drawing : t.draw}
        </Button>
        <p>
          <strong>{isFree ? t.free : t.costs({ count: price })}</strong>
          {user && !isFree && <> · {t.you_have({ count: user.credits })}</>}
        </p>
      </div>
      <p className={styles['small']} role="status">
        {isPending ? t.drawing_takes : !isOnline ? t.offline : t.paid_once}
      </p>
    </form>
  );
}

function Refusal({ error }: { error: unknown }) {
  const t = useVisualizationMessages();
  const needsCredits = error instanceof RequestError && error.type === 'payment_required';
  return (
    <Notice severity="error" title={needsCredits ? t.not_enough_credits : t.not_drawn}>
      {needsCredits ? (
        <Button look="secondary" size="small" onClick={purchaseDialog.open}>
          {t.buy_credits}
        </Button>
      ) : (
        <p>
          {messageOf(error)} {t.nothing_charged}
        </p>
      )}
    </Notice>
  );
}
