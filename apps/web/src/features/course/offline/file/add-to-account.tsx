import { exportOperations, type ImportedCourseFile } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeCopy, type CourseCopy } from '../../../../shared/offline/copies.ts';
import { useCopyNews } from '../../../../shared/offline/use-copies.ts';
import { paths } from '../../../../shared/paths.ts';
import { messageOf } from '../../../../shared/request-error.ts';
import { rest } from '../../../../shared/rest.ts';
import { useSession } from '../../../../shared/session/index.ts';
import { trpc } from '../../../../shared/trpc.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { useCourseFileMessages } from './messages/index.ts';

/** Takes what was opened from a file into the account of whoever is logged in, with a connection. */
export function AddToAccount({ copy }: { copy: CourseCopy }) {
  const t = useCourseFileMessages();
  const { user } = useSession();
  const isOnline = useOnline();
  const renewCopies = useCopyNews();
  const { library } = trpc.useUtils();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { owner, id, file, bytes: size } = copy;
  const adding = useMutation<ImportedCourseFile, unknown, Blob>({
    mutationFn: (bytes) => {
      const form = new FormData();
      form.set('file', bytes, 'course.course');
      return rest(exportOperations.uploadCourseFile, { form, idempotencyKey });
    },
    onSuccess: async (_answer, bytes) => {
      void library.preview.invalidate();
      if (!file) return;
      // It need not be kept twice any more.
      const { bytes: _taken, ...origin } = file;
      await changeCopy({ owner, id }, { file: origin, bytes: size - bytes.size });
      await renewCopies();
    },
  });
  if (adding.data)
    return (
      <>
        <span role="status">{t.added[adding.data.outcome]}</span>
        <ButtonLink look="secondary" to={paths.historyEntry(adding.data.path_id)}>
          {t.open_in_account}
        </ButtonLink>
      </>
    );
  const bytes = file?.bytes;
  if (!user || !isOnline || !bytes) return null;
  return (
    <>
      <Button look="secondary" busy={adding.isPending} onClick={() => adding.mutate(bytes)}>
        {t.add}
      </Button>
      {adding.error && <Notice severity="error">{messageOf(adding.error)}</Notice>}
    </>
  );
}
