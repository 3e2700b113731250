import { Button } from '../../../shared/ui/button.tsx';
import { fileSize } from '../../../shared/file-size.ts';
import { canRetry, type Upload, type Uploads } from '../model/uploads.ts';
import styles from '../generator.module.css';
import { useGeneratorMessages } from '../messages/index.ts';

/** Files that are on their way, and those that did not make it, with the reason. */
export function UploadList({
  uploads,
  uploading,
}: {
  uploads: Uploads;
  uploading: readonly Upload[];
}) {
  const t = useGeneratorMessages();
  if (uploading.length === 0) return null;
  return (
    <ul className={styles['files']} aria-label={t.uploads}>
      {uploading.map((upload) => (
        <li key={upload.key} data-failed={upload.state === 'failed'}>
          <div className={styles['fileText']}>
            <strong dir="auto">{upload.file.name}</strong>
            <span className={styles['hint']}>
              {fileSize(upload.file.size)} · {t.upload_states[upload.state]}
            </span>
            {upload.reason && (
              <span className={styles['error']} role="alert">
                {upload.reason}
              </span>
            )}
            {upload.state !== 'failed' && (
              <progress value={upload.sent} aria-label={t.upload_of({ file: upload.file.name })} />
            )}
          </div>
          {canRetry(upload) && (
            <Button
              look="secondary"
              size="small"
              onClick={() => uploads.retry(upload.key)}
              aria-label={t.try_file_again({ file: upload.file.name })}
            >
              {t.try_again}
            </Button>
          )}
          <Button
            size="small"
            look="quiet"
            onClick={() => uploads.remove(upload.key)}
            aria-label={t.remove_file({ file: upload.file.name })}
          >
            {t.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
