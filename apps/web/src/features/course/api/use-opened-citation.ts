import type { CourseLesson } from '@coursewright/contract';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { citationFromHash, hashOf, lessonSearch } from '../model/address.ts';
import type { Reader } from '../model/reader.ts';

/** What was pressed to open a source, and how far below the edge of the window it stood. */
export interface OpenedFrom {
  readonly element: HTMLElement | undefined;
  /** Pixels. */
  readonly top: number;
}
const pressed = (): OpenedFrom => {
  const active = document.activeElement;
  const element = active instanceof HTMLElement && active !== document.body ? active : undefined;
  return { element, top: element?.getBoundingClientRect().top ?? 0 };
};

/** The citation of the open lesson that the address names, and the ways to open one and to close it. */
export function useOpenedCitation(open: CourseLesson | undefined) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // A question of an earlier lesson rests on what that one cites.
  const [other, setOther] = useState<CourseLesson>();
  const [from, setFrom] = useState<OpenedFrom>();
  const openCitation = useCallback<Reader['openCitation']>(
    (target, lesson) => {
      setOther(lesson);
      setFrom(pressed());
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
  return { opened, from, openCitation, closeCitation };
}
