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
  const [doomed, setDoomed] = useState<UploadedDocument>();
  const remove = useDeleteDocument();
  const notify = useNotify();
  const shown = isAll
    ? documents
    : documents.filter(({ id }, index) => index < shownAtFirst || chosen.includes(id));

  const confirmRemoval = () => {
    if (!doomed) return;
    remove.mutate(
      { id: doomed.id },
      {
        onSuccess: () => onChoose(chosen.filter((id) => id !== doomed.id)),
        onError: (error) => notify(messageOf(toRequestError(error)), { severity: 'error' }),
        onSettled: () => setDoomed(undefined),
      },
    );
  };
  return (
    <>
      <ul className={styles['files']} aria-label="Documents">
        {shown.map((document) => {
          const isChosen = chosen.includes(document.id);
          return (
            <li key={document.id} data-chosen={isChosen}>
              <label className={styles['pick']}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && room <= 0}
                  aria-label={document.name}
                  onChange={({ target }) =>
                    onChoose(
                      target.checked
                        ? [...chosen, document.id]
                        : chosen.filter((id) => id !== document.id),
                    )
                  }
                />
                <span className={styles['fileText']}>
                  <strong>{document.name}</strong>
                  <span className={styles['hint']}>{describe(document)}</span>
                </span>
              </label>
              <Button
                size="small"
                type="text"
                onClick={() => setDoomed(document)}
                aria-label={`Delete ${document.name}`}
              >
                Delete
              </Button>
            </li>
          );
        })}
      </ul>
      {shown.length < documents.length && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          Show all {documents.length} documents
        </Button>
      )}
      <Modal
        title={`Delete “${doomed?.name ?? ''}”?`}
        open={doomed !== undefined}
        okText="Delete"
        okButtonProps={{ danger: true, loading: remove.isPending }}
        onOk={confirmRemoval}
        onCancel={() => setDoomed(undefined)}
      >
        The document is removed for good. Courses written from it keep the passages they cite.
      </Modal>
    </>
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
