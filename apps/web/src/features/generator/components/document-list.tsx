import { languageName, type UploadedDocument } from '@coursewright/contract';
import { LazyModal } from '../../../shared/antd/lazy.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language.ts';
import { messageOf } from '../../../shared/request-error.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { toRequestError } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useDeleteDocument } from '../api/use-documents.ts';
import { fileSize } from '../../../shared/file-size.ts';
import styles from '../generator.module.css';
import { useGeneratorMessages } from '../messages/index.ts';

interface DocumentListProps {
  readonly documents: readonly UploadedDocument[];
  readonly chosen: readonly string[];
  readonly room: number;
  readonly onChoose: (ids: string[]) => void;
}

const shownAtFirst = 5;

/** Documents at hand; a tick takes one into the course. */
export function DocumentList({ documents, chosen, room, onChoose }: DocumentListProps) {
  const t = useGeneratorMessages();
  const [isAll, setAll] = useState(false);
  const [toDelete, setToDelete] = useState<UploadedDocument>();
  const shown = isAll
    ? documents
    : documents.filter(({ id }, index) => index < shownAtFirst || chosen.includes(id));
  const without = (id: string) => chosen.filter((each) => each !== id);
  return (
    <>
      <ul className={styles['files']} aria-label={t.document_list}>
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
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {t.show_all_documents({ count: documents.length })}
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
  const t = useGeneratorMessages();
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
          <strong dir="auto">{document.name}</strong>
          <span className={styles['hint']}>
            <DocumentFacts {...document} />
          </span>
        </span>
      </label>
      <Button
        look="quiet"
        size="small"
        onClick={onDelete}
        aria-label={t.delete_file({ file: document.name })}
      >
        {t.delete}
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
  const t = useGeneratorMessages();
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
    <LazyModal
      title={t.delete_question({ file: document?.name ?? '' })}
      isOpen={document !== undefined}
      okText={t.delete}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={confirm}
      onClose={onClose}
    >
      {t.delete_consequence}
    </LazyModal>
  );
}

function DocumentFacts({ size, passages_count, language }: UploadedDocument) {
  const t = useGeneratorMessages();
  const shown = useLanguage();
  const facts = [
    fileSize(size),
    t.passages({ count: passages_count }),
    language && languageName(language, shown),
  ];
  return facts.filter(Boolean).join(' · ');
}
