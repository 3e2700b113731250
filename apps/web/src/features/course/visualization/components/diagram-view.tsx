import type { Diagram } from '@coursewright/contract';
import { useRef, useState } from 'react';
import { type CourseText, courseText } from '../../../../shared/course-text.ts';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { useVisualizationMessages } from '../messages/index.ts';
import styles from '../visualization.module.css';
import type { Canvas } from './diagram-canvas.tsx';
import { DiagramText } from './diagram-text.tsx';
import { DrawnDiagram } from './drawn-diagram.tsx';
import { NodeDetail } from './node-detail.tsx';

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
  const [picked, setPicked] = useState<string>();
  const canvas = useRef<Canvas>(null);
  const node = diagram.nodes.find(({ id }) => id === picked);
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
      <DrawnDiagram {...{ canvas, diagram, text, label, picked }} onPick={setPicked} />
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
