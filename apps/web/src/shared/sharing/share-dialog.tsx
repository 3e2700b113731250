import type { Publicity } from '@coursewright/contract';
import { Modal } from '../antd/modal.tsx';
import { errorText } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { useSharingMessages } from './messages/index.ts';
import { PublicLink } from './public-link.tsx';
import styles from './sharing.module.css';
import { usePublicity } from './use-publicity.ts';

interface ShareDialogProps {
  /** Of an own course, or of the run it came from. */
  readonly courseId: string;
  readonly topic: string;
  readonly onClose: () => void;
}

/** Makes an own course public or private, and hands out its link. */
export function ShareDialog({ courseId, topic, onClose }: ShareDialogProps) {
  const t = useSharingMessages();
  const { publicity, chosen, error, isChanging, refetch, change } = usePublicity(courseId);
  return (
    <Modal open title={t.share_course} footer={null} onCancel={onClose}>
      <div className={styles['dialog']}>
        <p className={styles['topic']}>
          <bdi>{topic}</bdi>
        </p>
        {publicity && chosen ? (
          <Sharing {...{ topic, publicity, chosen, isChanging }} onChange={change} />
        ) : error ? (
          <Notice severity="error" title={t.not_loaded}>
            <p>{errorText(error)}</p>
            <Button look="secondary" onClick={() => void refetch()}>
              {t.try_again}
            </Button>
          </Notice>
        ) : (
          <Skeleton label={t.loading} />
        )}
      </div>
    </Modal>
  );
}

interface SharingProps {
  readonly topic: string;
  readonly publicity: Publicity;
  readonly chosen: Publicity;
  readonly isChanging: boolean;
  readonly onChange: ReturnType<typeof usePublicity>['change'];
}

function Sharing({ topic, publicity, chosen, isChanging, onChange }: SharingProps) {
  const t = useSharingMessages();
  const { is_public, is_indexable, url } = publicity;
  const said = (state: string) => (isChanging ? t.changing : state);
  return (
    <>
      <Switch
        side="end"
        label={<strong>{t.anyone}</strong>}
        hint={<span role="status">{said(is_public ? t.is_public : t.is_private)}</span>}
        isPending={isChanging}
        isOn={chosen.is_public}
        onChange={(on) => onChange({ is_public: on })}
      />
      {is_public && (
        <>
          <PublicLink url={url} topic={topic} />
          <Switch
            side="end"
            label={<strong>{t.indexable}</strong>}
            hint={
              <span role="status">{said(is_indexable ? t.indexable_on : t.indexable_off)}</span>
            }
            isPending={isChanging}
            isOn={chosen.is_indexable}
            onChange={(on) => onChange({ is_public: true, is_indexable: on })}
          />
        </>
      )}
      <ul className={styles['notes']}>
        <li>{t.what_is_hidden}</li>
        {is_public && <li>{t.what_ends}</li>}
      </ul>
    </>
  );
}
