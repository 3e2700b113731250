import { operations } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { messageOf } from '../../../shared/request-error.ts';
import { restFile } from '../../../shared/rest.ts';
import { saveAs } from '../../../shared/save-as.ts';
import styles from './own-account.module.css';

/** A copy of everything, for the person to keep. */
export function ExportSection() {
  const download = useMutation({
    mutationFn: () => restFile(operations.exportAccount),
    onSuccess: (file) => saveAs(file, 'coursewright-account.json'),
  });
  return (
    <>
      <p className={styles['soft']}>
        Everything that is kept about you in one JSON file: profile, sessions, documents, courses
        and credits.
      </p>
      {download.isError && <Notice severity="error">{messageOf(download.error)}</Notice>}
      <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        Download your data
      </Button>
    </>
  );
}
