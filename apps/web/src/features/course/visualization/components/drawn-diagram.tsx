import type { Diagram } from '@coursewright/contract';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { CourseText } from '../../../../shared/course-text.ts';
import { useNarrowScreen } from '../../../../shared/ui/use-narrow-screen.ts';
import { useVisualizationMessages } from '../messages/index.ts';
import { layOut } from '../model/layout/lay-out.ts';
import { foldable } from '../model/layout/trees.ts';
import { measureWith } from '../model/measure-text.ts';
import { matching } from '../model/neighbours.ts';
import { isTree } from '../model/tree.ts';
import styles from '../visualization.module.css';
import type { BoxPlace } from './diagram-box.tsx';
import { DiagramCanvas, type Canvas } from './diagram-canvas.tsx';
import { DiagramTools } from './diagram-tools.tsx';

/** More of them are folded at first, so that the whole is seen before its parts. */
const unfoldedUpTo = 40;

interface DrawnProps {
  readonly canvas: RefObject<Canvas | null>;
  readonly diagram: Diagram;
  readonly text: CourseText;
  readonly label: string;
  readonly picked?: string | undefined;
  /** What stands below nodes' texts; of a tree. */
  readonly notes?: ReadonlyMap<string, string>;
  readonly places?: ReadonlyMap<string, BoxPlace>;
  readonly onPick: (id: string, fold: (id: string) => void) => void;
}

/** A drawing with its tools: searched, zoomed, folded, and saved as a picture. */
export function DrawnDiagram({
  canvas,
  diagram,
  text,
  label,
  picked,
  notes,
  places,
  onPick,
}: DrawnProps) {
  const t = useVisualizationMessages();
  const isNarrow = useNarrowScreen();
  const { folded, setFolded, fold, folding } = useFolding(diagram);
  const [query, setQuery] = useState('');
  const measure = useMemo(() => measureWith(getComputedStyle(document.body).fontFamily), []);
  const isRightToLeft = text.dir === 'rtl';
  const layout = useMemo(
    () => layOut({ diagram, measure, folded, isNarrow, isRightToLeft, notes }),
    [diagram, measure, folded, isNarrow, isRightToLeft, notes],
  );
  const found = useMemo(() => matching(layout.boxes, query), [layout, query]);
  const isFound = useMemo(
    () => (query.trim() === '' ? undefined : new Set(found.map(({ node }) => node.id))),
    [found, query],
  );
  const search = (next: string) => {
    setQuery(next);
    // What is folded away is not found.
    if (next && folded.size > 0) setFolded(new Set());
  };
  const pick = useCallback((id: string) => onPick(id, fold), [onPick, fold]);
  return (
    <>
      <DiagramTools {...{ canvas, query, found, folding }} name={diagram.title} onQuery={search} />
      <DiagramCanvas
        ref={canvas}
        {...{ label, layout, text, picked, places }}
        found={isFound}
        onPick={pick}
        onFold={fold}
      />
      <p className={styles['keys']}>{t.keys}</p>
    </>
  );
}

/** Which branches are folded away. */
function useFolding(diagram: Diagram) {
  const branches = useMemo(() => (isTree(diagram) ? foldable({ diagram }) : []), [diagram]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(
    () => new Set(diagram.nodes.length > unfoldedUpTo ? branches : []),
  );
  const fold = useCallback(
    (id: string) =>
      setFolded((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const folding =
    branches.length === 0
      ? undefined
      : {
          areAllFolded: folded.size > 0,
          onChange: (isFolding: boolean) => setFolded(new Set(isFolding ? branches : [])),
        };
  return { folded, setFolded, fold, folding };
}
