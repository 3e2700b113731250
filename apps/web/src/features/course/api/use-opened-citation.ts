import type { CourseLesson } from '@coursewright/contract';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { citationFromHash, hashOf, lessonSearch } from '../model/address.ts';
import type { Reader } from '../model/reader.ts';

/** The citation of the open lesson that the address names, and the ways to open one and to close it. */
export function useOpenedCitation(open: CourseLesson | undefined) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const openCitation = useCallback<Reader['openCitation']>(
    (target) =>
      void navigate(
        {
          search:
            'passageId' in target && target.lessonId !== undefined
              ? lessonSearch(target.lessonId, 'quiz')
              : search,
          hash: hashOf(target),
        },
        { preventScrollReset: true },
      ),
    [navigate, search],
  );
  const closeCitation = () =>
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  return { opened: open && citationFromHash(open, hash), openCitation, closeCitation };
}
