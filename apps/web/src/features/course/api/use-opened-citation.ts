import type { CourseLesson } from '@coursewright/contract';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { citationFromHash, hashOf, lessonSearch } from '../model/address.ts';
import type { Reader } from '../model/reader.ts';

/** The citation of the open lesson that the address names, and the ways to open one and to close it. */
export function useOpenedCitation(open: CourseLesson | undefined) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // A question of an earlier lesson rests on what that one cites.
  const [other, setOther] = useState<CourseLesson>();
  const openCitation = useCallback<Reader['openCitation']>(
    (target, from) => {
      setOther(from);
      void navigate(
        {
          search:
            'passageId' in target && target.lessonId !== undefined
              ? lessonSearch(target.lessonId, 'quiz')
              : search,
          hash: hashOf(target),
        },
        { preventScrollReset: true },
      );
    },
    [navigate, search],
  );
  const closeCitation = () =>
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  const opened = open && (citationFromHash(open, hash) ?? (other && citationFromHash(other, hash)));
  return { opened, openCitation, closeCitation };
}
