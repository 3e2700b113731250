import { limits, type UploadedDocument } from '@coursewright/contract';
import { useRef, useState, type DragEvent } from 'react';
import { fileSize } from '../../../shared/file-size.ts';
import { acceptedFiles, type Upload, type Uploads } from '../model/uploads.ts';
import { Button } from '../../../shared/ui/button.tsx';
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
      <DropArea room={room} onFiles={(files) => uploads.add(files, room)} />
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

/** Takes files that are dropped on it or chosen. `room`: how many more the course takes. */
function DropArea({ room, onFiles }: { room: number; onFiles: (files: File[]) => void }) {
  const t = useGeneratorMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles['drop']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button look="secondary" onClick={() => input.current?.click()} disabled={room <= 0}>
        {t.choose_files}
      </Button>
      <p>
        <span className={styles['dropWords']}>{t.or_drop} </span>
        <span className={styles['hint']}>
          {t.what_fits({
            size: fileSize(limits.document.maxBytes),
            count: limits.document.perCourse,
          })}
        </span>
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={t.choose_files}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
