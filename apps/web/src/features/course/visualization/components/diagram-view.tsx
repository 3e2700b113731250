import type { Diagram } from '@coursewright/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type CourseText, courseText } from '../../../../shared/course-text.ts';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { useNarrowScreen } from '../../../../shared/ui/use-narrow-screen.ts';
import { useVisualizationMessages } from '../messages/index.ts';
import { layOut } from '../model/layout/lay-out.ts';
import { foldable } from '../model/layout/trees.ts';
import { measureWith } from '../model/measure-text.ts';
import { matching } from '../model/neighbours.ts';
import { isTree } from '../model/tree.ts';
import styles from '../visualization.module.css';
import { DiagramCanvas, type Canvas } from './diagram-canvas.tsx';
import { DiagramText } from './diagram-text.tsx';
import { DiagramTools } from './diagram-tools.tsx';
import { NodeDetail } from './node-detail.tsx';

/** More of them are folded at first, so that the whole is seen before its parts. */
const unfoldedUpTo = 40;

/** A diagram to move through, or the same as text. */
export function DiagramView({ diagram, language }: { diagram: Diagram; language: string }) {
  const t = useVisualizationMessages();
  const text = courseText(language);
  const [isText, setText] = useState(false);
  const kind = t.kind[diagram.kind].name;
  const label = t.diagram({ title: diagram.title, kind });
  return (
    <section className={styles['view']} aria-label={label}>
      <header className={styles['head']}>
        <h3 {...text}>{diagram.title}</h3>
        <p>
          {kind} · {t.nodes({ count: diagram.nodes.length })}
        </p>
        <Switch label={t.as_text} isOn={isText} onChange={setText} size="small" />
      </header>
      {isText ? (
        <DiagramText diagram={diagram} text={text} />
      ) : (
        <Drawn diagram={diagram} text={text} label={label} />
      )}
    </section>
  );
}

function Drawn({ diagram, text, label }: { diagram: Diagram; text: CourseText; label: string }) {
  const t = useVisualizationMessages();
  const isNarrow = useNarrowScreen();
  const { folded, setFolded, fold, folding } = useFolding(diagram);
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<string>();
  const canvas = useRef<Canvas>(null);
  const measure = useMemo(() => measureWith(getComputedStyle(document.body).fontFamily), []);
  const isRightToLeft = text.dir === 'rtl';
  const layout = useMemo(
    () => layOut({ diagram, measure, folded, isNarrow, isRightToLeft }),
    [diagram, measure, folded, isNarrow, isRightToLeft],
  );
  const found = useMemo(() => matching(layout.boxes, query), [layout, query]);
  const isFound = useMemo(
    () => (query.trim() === '' ? undefined : new Set(found.map(({ node }) => node.id))),
    [found, query],
  );
  const node = diagram.nodes.find(({ id }) => id === picked);
  const search = (next: string) => {
    setQuery(next);
    // What is folded away is not found.
    if (next && folded.size > 0) setFolded(new Set());
  };
  const pick = (id: string) => {
    setPicked(id);
    canvas.current?.show(id);
  };
  const close = () => {
    setPicked(undefined);
    if (picked !== undefined) canvas.current?.focus(picked);
  };
  return (
    <>
      <DiagramTools {...{ canvas, query, found, folding }} name={diagram.title} onQuery={search} />
      <DiagramCanvas
        ref={canvas}
        {...{ label, layout, text, picked }}
        found={isFound}
        onPick={setPicked}
        onFold={fold}
      />
      <p className={styles['keys']}>{t.keys}</p>
      {node ? (
        <NodeDetail key={node.id} {...{ node, diagram, text }} onPick={pick} onClose={close} />
      ) : (
        <p className={styles['pick']}>{t.pick}</p>
      )}
      <div className={styles['onPaper']}>
        <DiagramText diagram={diagram} text={text} />
      </div>
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
