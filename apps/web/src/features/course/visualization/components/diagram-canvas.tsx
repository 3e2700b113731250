import { memo, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import type { CourseText } from '../../../../shared/course-text.ts';
import { fileNameOf } from '../model/file-name.ts';
import { useGestures, useViewport } from '../api/use-viewport.ts';
import type { Box, Layout } from '../model/layout/shapes.ts';
import { useKeys } from '../api/use-keys.ts';
import { saveDiagram, svgOf } from '../api/save-diagram.ts';
import styles from '../visualization.module.css';
import { DiagramBox, type BoxPlace } from './diagram-box.tsx';
import { Captions, Links } from './diagram-lines.tsx';

/** What tools around it ask of a drawing. */
export interface Canvas {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  /** Moves a piece to the middle. */
  readonly show: (id: string) => void;
  readonly focus: (id: string) => void;
  readonly save: (format: 'svg' | 'png', name: string) => Promise<void>;
}

interface CanvasProps {
  readonly ref: Ref<Canvas>;
  readonly label: string;
  readonly layout: Layout;
  readonly text: CourseText;
  readonly picked: string | undefined;
  /** Of pieces that lead somewhere, by their ids. */
  readonly places?: ReadonlyMap<string, BoxPlace> | undefined;
  /** What a search found; the rest steps back. Undefined: nothing is sought. */
  readonly found: ReadonlySet<string> | undefined;
  readonly onPick: (id: string) => void;
  readonly onFold: (id: string) => void;
}

/** The drawing: one stop for the Tab key, inside of which arrows lead from piece to piece. */
export function DiagramCanvas({
  ref,
  label,
  layout,
  text,
  picked,
  places,
  found,
  onPick,
  onFold,
}: CanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const arrow = useId();
  const { width, height } = layout;
  const { fit, zoom, step, reveal } = useViewport(frame, drawing, layout, text.dir === 'rtl');
  useGestures(frame, step);
  const [at, setAt] = useState<string>();
  const current = layout.boxes.find((box) => box.node.id === at) ?? layout.boxes[0];
  const elementOf = (id: string) =>
    frame.current?.querySelector<SVGGElement>(`[data-node="${CSS.escape(id)}"]`);
  const goTo = (box: Box | undefined) => {
    if (!box) return;
    setAt(box.node.id);
    reveal(box);
    elementOf(box.node.id)?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({
    zoom: (factor) => zoom(factor),
    fit: () => fit(),
    show: (id) => {
      const box = layout.boxes.find((one) => one.node.id === id);
      if (!box) return;
      setAt(id);
      reveal(box, true);
    },
    focus: (id) => elementOf(id)?.focus(),
    save: async (format, name) => {
      if (!drawing.current) return;
      await saveDiagram(svgOf(drawing.current, layout), {
        name: fileNameOf(name),
        format,
        width,
        height,
      });
    },
  }));
  useKeys(frame, { boxes: layout.boxes, current, goTo, onPick, onFold, zoom, fit });
  return (
    <div ref={frame} className={styles['canvas']} role="group" aria-label={label}>
      <svg
        ref={drawing}
        className={styles['drawing']}
        role="none"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <Arrow id={arrow} />
        <Links layout={layout} arrow={arrow} text={text} found={found} />
        <Captions captions={layout.captions} text={text} />
        {layout.boxes.map((box) => (
          <Piece
            key={box.node.id}
            box={box}
            place={places?.get(box.node.id)}
            text={text}
            isTabStop={box === current}
            isPicked={box.node.id === picked}
            isDim={found !== undefined && !found.has(box.node.id)}
            onPick={onPick}
            onFold={onFold}
            onReach={setAt}
          />
        ))}
      </svg>
    </div>
  );
}

const Piece = memo(DiagramBox);

const Arrow = ({ id }: { id: string }) => (
  <defs>
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      orient="auto-start-reverse"
    >
      <path d="M1 1l6 3-6 3" className={styles['arrow']} />
    </marker>
  </defs>
);
