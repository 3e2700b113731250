import type { ImportedCourseFile } from '@coursewright/contract';
import { Notice } from '../../../shared/ui/notice.tsx';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

/** What became of a file, whose signature it has, and what of the course it does not hold. */
export function OpenedFile({ opened }: { opened: ImportedCourseFile }) {
  const t = useHistoryMessages();
  const { outcome, topic, signed_by, left_out } = opened;
  return (
    <div className={styles['import']}>
      <Notice severity={outcome === 'known' ? 'info' : 'success'}>
        {t.file_outcome[outcome]({ topic })}
      </Notice>
      {left_out.length > 0 && (
        <Notice severity="warning">{left_out.map((part) => t.file_lacks[part]).join(' ')}</Notice>
      )}
      {signed_by ? <Signature by={signed_by} /> : <p>{t.from_markdown}</p>}
    </div>
  );
}

type Signer = NonNullable<ImportedCourseFile['signed_by']>;

function Signature({ by: { is_this_installation, address, key } }: { by: Signer }) {
  const t = useHistoryMessages();
  if (is_this_installation) return <p>{t.signed_here}</p>;
  return (
    <Notice severity="warning">
      {t.signed_elsewhere({
        address: <bdi>{address}</bdi>,
        key: <code dir="ltr">{key}</code>,
      })}
    </Notice>
  );
}
