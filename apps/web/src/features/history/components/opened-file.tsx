import type { ImportedCourseFile } from '@coursewright/contract';
import { Notice } from '../../../shared/ui/notice.tsx';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

/** What became of a signed file, and whose signature it has. */
export function OpenedFile({ opened }: { opened: ImportedCourseFile }) {
  const t = useHistoryMessages();
  const { outcome, topic, signed_by } = opened;
  const { is_this_installation, address, key } = signed_by;
  return (
    <div className={styles['import']}>
      <Notice severity={outcome === 'known' ? 'info' : 'success'}>
        {t.file_outcome[outcome]({ topic })}
      </Notice>
      {is_this_installation ? (
        <p>{t.signed_here}</p>
      ) : (
        <Notice severity="warning">
          {t.signed_elsewhere({
            address: <bdi>{address}</bdi>,
            key: <code dir="ltr">{key}</code>,
          })}
        </Notice>
      )}
    </div>
  );
}
