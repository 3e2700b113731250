import { accountOperations } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { messageOf } from '../../../shared/request-error.ts';
import { restFile } from '../../../shared/rest.ts';
import { saveAs } from '../../../shared/save-as.ts';
import { useOwnAccountMessages } from './messages/index.ts';
import styles from './own-account.module.css';

/** A copy of everything, for the person to keep. */
export function ExportSection() {
  const t = useOwnAccountMessages();
  const download = useMutation({
    mutationFn: () => restFile(accountOperations.exportAccount),
    onSuccess: (file) => saveAs(file, 'coursewright-account.json'),
  });
  return (
    <>
      <p className={styles['soft']}>{t.export_lead}</p>
      {download.isError && <Notice severity="error">{messageOf(download.error)}</Notice>}
      <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        {t.download}
      </Button>
    </>
  );
}
