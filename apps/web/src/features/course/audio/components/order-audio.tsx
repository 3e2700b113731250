import type { LessonAudio, WantedAudio } from '@coursewright/contract';
import { purchaseDialog } from '../../../../shared/purchase-dialog.ts';
import { messageOf, RequestError } from '../../../../shared/request-error.ts';
import { useSession } from '../../../../shared/session/index.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { useOrderAudio } from '../api/use-lesson-audio.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';

interface OrderAudioProps {
  readonly courseId: string;
  readonly placed: PlacedLesson;
  readonly wanted: WantedAudio;
  readonly audio: LessonAudio;
}

/** What it costs, before anything is charged. */
export function OrderAudio({ courseId, placed, wanted, audio }: OrderAudioProps) {
  const t = useAudioMessages();
  const isOnline = useOnline();
  const { user } = useSession();
  const order = useOrderAudio(courseId, placed, wanted);
  const credits = user?.credits ?? 0;
  const isShort =
    credits < audio.price ||
    (order.error instanceof RequestError && order.error.type === 'payment_required');
  return (
    <div className={styles['order']}>
      {audio.error !== null && !order.isPending && (
        <Notice severity="warning" title={t.failed}>
          {t.credit_returned}
        </Notice>
      )}
      {order.error && !isShort && (
        <Notice severity="error" title={t.not_started}>
          {messageOf(order.error)}
        </Notice>
      )}
      <p>{t.offer}</p>
      <p>
        <strong>{t.credits({ count: audio.price })}</strong> · {t.you_have({ count: credits })}
      </p>
      {isShort ? (
        <Button onClick={purchaseDialog.open} aria-haspopup="dialog">
          {t.buy_credits}
        </Button>
      ) : (
        <Button busy={order.isPending} disabled={!isOnline} onClick={() => order.mutate()}>
          <Icon name="play" /> {order.isPending ? t.starting : t.read_aloud}
        </Button>
      )}
      {!isOnline && <p className={styles['soft']}>{t.offline}</p>}
    </div>
  );
}
