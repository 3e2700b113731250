import type { UploadedDocument } from '@coursewright/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { trpc } from '../../../shared/trpc.ts';
import { Uploads } from '../model/uploads.ts';
import { sendDocument } from './send-document.ts';

/** Own documents, newest first. */
export const useDocuments = () => trpc.documents.list.useQuery();

export function useDeleteDocument() {
  const { documents } = trpc.useUtils();
  return trpc.documents.remove.useMutation({
    onSuccess: (_, { id }) =>
      documents.list.setData(
        undefined,
        (known) => known && { documents: known.documents.filter((each) => each.id !== id) },
      ),
  });
}

/**
 * Uploads of this screen; they stop when it is left. A document that arrived joins the list and
 * `onArrived` hears of it.
 */
export function useUploads(onArrived: (document: UploadedDocument) => void) {
  const { documents } = trpc.useUtils();
  const [uploads] = useState(
    () =>
      new Uploads(sendDocument, (document) => {
        documents.list.setData(undefined, (known) => ({
          documents: [document, ...(known?.documents ?? [])],
        }));
        onArrived(document);
      }),
  );
  useEffect(() => uploads.abortAll, [uploads]);
  const uploading = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  return { uploads, uploading };
}
