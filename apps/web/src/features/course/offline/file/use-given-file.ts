import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isCourseFile, takeShare } from '../../../../shared/offline/shares.ts';
import { useOpenedFile } from '../../../../shared/use-opened-file.ts';

/** A file to open: one that is chosen, that the system opens with us, or that is shared with us. */
export function useGivenFile() {
  const [file, setFile] = useState<File>();
  const [search, setSearch] = useSearchParams();
  const id = search.get('shared');
  useOpenedFile(setFile);
  useEffect(() => {
    if (id === null) return;
    // A share is handed over once, also where React begins anew: whoever gets it keeps it.
    takeShare(id)
      .then((share) => {
        const found = share?.files.find(isCourseFile);
        if (found) setFile(found);
        setSearch({}, { replace: true });
      })
      .catch((error: unknown) => console.warn('What was shared could not be read.', error));
  }, [id, setSearch]);
  return { file, setFile };
}
