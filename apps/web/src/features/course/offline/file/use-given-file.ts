import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHoldPwaIntro } from '../../../../shared/pwa-intro.ts';
import { isCourseFile, takeShare } from '../../../../shared/offline/shares.ts';
import { useOpenedFile } from '../../../../shared/use-opened-file.ts';

/** A file to open. Two may have the same name and time, so each has a number of its own. */
export interface GivenFile {
  readonly file: File;
  readonly number: number;
}

/** A file to open: one that is chosen, that the system opens with us, or that is shared with us. */
export function useGivenFile() {
  const [given, setGiven] = useState<GivenFile>();
  const give = useCallback(
    (file: File | undefined) =>
      setGiven((before) => file && { file, number: (before?.number ?? 0) + 1 }),
    [],
  );
  const [search, setSearch] = useSearchParams();
  const id = search.get('shared');
  useOpenedFile((file) => {
    give(file);
    setSearch({}, { replace: true });
  });
  useEffect(() => {
    if (id === null) return;
    // A share is handed over once, also where React begins anew: whoever gets it keeps it.
    takeShare(id)
      .then((share) => {
        const found = share?.files.find(isCourseFile);
        if (found) give(found);
        setSearch({}, { replace: true });
      })
      .catch((error: unknown) => console.warn('What was shared could not be read.', error));
  }, [id, give, setSearch]);
  // Whoever brought it is busy with it.
  useHoldPwaIntro(given !== undefined);
  return { given, give };
}
