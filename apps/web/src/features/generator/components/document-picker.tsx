import { limits, type UploadedDocument } from '@coursewright/contract';
import { fileSize } from '../../../shared/file-size.ts';
import { acceptedFiles, type Upload, type Uploads } from '../model/uploads.ts';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import styles from '../generator.module.css';
import { DocumentList } from './document-list.tsx';
import { UploadList } from './upload-list.tsx';
import { useGeneratorMessages } from '../messages/index.ts';

interface DocumentPickerProps {
  readonly documents: readonly UploadedDocument[] | undefined;
  readonly listFailed: boolean;
  readonly chosen: readonly string[];
  readonly onChoose: (ids: string[]) => void;
  readonly uploads: Uploads;
  readonly uploading: readonly Upload[];
  readonly error: string | undefined;
}

/** Documents for the course: dropped or chosen now, or picked from those uploaded earlier. */
export function DocumentPicker({
  documents,
  listFailed,
  chosen,
  onChoose,
  uploads,
  uploading,
  error,
}: DocumentPickerProps) {
  const t = useGeneratorMessages();
  const onItsWay = uploading.filter(({ state }) => state !== 'failed').length;
  const room = limits.document.perCourse - chosen.length - onItsWay;
  return (
    <section className={styles['documents']} aria-labelledby="documents-title">
      <h2 id="documents-title">
        {t.documents} <span className={styles['optional']}>{t.optional}</span>
      </h2>
      <FileDrop
        label={t.choose_files}
        orDrop={t.or_drop}
        accept={acceptedFiles}
        isMultiple
        onFiles={(files) => uploads.add(files, room)}
      >
        <p className={styles['hint']}>
          {t.what_fits({
            size: fileSize(limits.document.maxBytes),
            count: limits.document.perCourse,
          })}
        </p>
      </FileDrop>
      {error && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      <UploadList uploads={uploads} uploading={uploading} />
      {listFailed && <p className={styles['error']}>{t.documents_not_loaded}</p>}
      {documents && documents.length > 0 && (
        <DocumentList documents={documents} chosen={chosen} room={room} onChoose={onChoose} />
      )}
    </section>
  );
}
