import { languageName, type UploadedDocument } from '@coursewright/contract';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { messageOf } from '../../../shared/request-error.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { toRequestError } from '../../../shared/trpc.ts';
import { useDeleteDocument } from '../api/use-documents.ts';
import { fileSize } from '../model/uploads.ts';
import styles from '../generator.module.css';

interface DocumentListProps {
  readonly documents: readonly UploadedDocument[];
  readonly chosen: readonly string[];
  readonly room: number;
  readonly onChoose: (ids: string[]) => void;
}

const shownAtFirst = 5;

/** Documents at hand; a tick takes one into the course. */
export function DocumentList({ documents, chosen, room, onChoose }: DocumentListProps) {
  const [isAll, setAll] = useState(false);
  const [toDelete, setToDelete] = useState<UploadedDocument>();
  const shown = isAll
    ? documents
    : documents.filter(({ id }, index) => index < shownAtFirst || chosen.includes(id));
  const without = (id: string) => chosen.filter((each) => each !== id);
  return (
    <>
      <ul className={styles['files']} aria-label="Documents">
        {shown.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isChosen={chosen.includes(document.id)}
            isFull={room <= 0}
            onChoose={(isChosen) =>
              onChoose(isChosen ? [...chosen, document.id] : without(document.id))
            }
            onDelete={() => setToDelete(document)}
          />
        ))}
      </ul>
      {shown.length < documents.length && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          Show all {documents.length} documents
        </Button>
      )}
      <DeleteDialog
        document={toDelete}
        onDeleted={({ id }) => onChoose(without(id))}
        onClose={() => setToDelete(undefined)}
      />
    </>
  );
}

interface DocumentRowProps {
  readonly document: UploadedDocument;
  readonly isChosen: boolean;
  /** The course takes no more of them. */
  readonly isFull: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDelete: () => void;
}

function DocumentRow({ document, isChosen, isFull, onChoose, onDelete }: DocumentRowProps) {
  return (
    <li data-chosen={isChosen}>
      <label className={styles['pick']}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isChosen && isFull}
          aria-label={document.name}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className={styles['fileText']}>
          <strong>{document.name}</strong>
          <span className={styles['hint']}>{describe(document)}</span>
        </span>
      </label>
      <Button size="small" type="text" onClick={onDelete} aria-label={`Delete ${document.name}`}>
        Delete
      </Button>
    </li>
  );
}

interface DeleteDialogProps {
  /** Absent while nothing is asked. */
  readonly document: UploadedDocument | undefined;
  readonly onDeleted: (document: UploadedDocument) => void;
  readonly onClose: () => void;
}

function DeleteDialog({ document, onDeleted, onClose }: DeleteDialogProps) {
  const remove = useDeleteDocument();
  const notify = useNotify();
  const confirm = () => {
    if (!document) return;
    remove.mutate(
      { id: document.id },
      {
        onSuccess: () => onDeleted(document),
        onError: (error) => notify(messageOf(toRequestError(error)), { severity: 'error' }),
        onSettled: onClose,
      },
    );
  };
  return (
    <Modal
      title={`Delete “${document?.name ?? ''}”?`}
      open={document !== undefined}
      okText="Delete"
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={confirm}
      onCancel={onClose}
    >
      The document is removed for good. Courses written from it keep the passages they cite.
    </Modal>
  );
}

const describe = ({ size, passages_count, language }: UploadedDocument) =>
  [
    fileSize(size),
    `${passages_count} ${passages_count === 1 ? 'passage' : 'passages'}`,
    language && languageName(language),
  ]
    .filter(Boolean)
    .join(' · ');
