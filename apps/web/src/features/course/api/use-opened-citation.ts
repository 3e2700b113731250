import type { PathData } from '@coursewright/contract';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { citationFromHash, hashOf } from '../model/address.ts';
import type { PlacedLesson } from '../model/lessons.ts';
import type { Reader } from '../model/reader.ts';

/** The citation that the address names, and the ways to open one and to close it. */
export function useOpenedCitation(course: PathData, placed: PlacedLesson | undefined) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const openCitation = useCallback<Reader['openCitation']>(
    (target) => void navigate({ search, hash: hashOf(target) }, { preventScrollReset: true }),
    [navigate, search],
  );
  const closeCitation = () =>
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  return {
    opened: placed && citationFromHash(course, placed.lesson, hash),
    openCitation,
    closeCitation,
  };
}
