import type { CourseText } from '../../../../shared/course-text.ts';
import { useVisualizationMessages } from '../messages/index.ts';
import { firstLine } from '../model/layout/orders.ts';
import { type Box, padding, type } from '../model/layout/shapes.ts';
import styles from '../visualization.module.css';

const tones = 6;

/** What a piece is beyond its text. */
export interface BoxPlace {
  /** Where it leads: it is a link. */
  readonly href?: string;
  readonly isDone: boolean;
  /** What its tick says. */
  readonly done: string;
}

interface BoxProps {
  readonly box: Box;
  readonly place: BoxPlace | undefined;
  readonly text: CourseText;
  readonly isTabStop: boolean;
  readonly isPicked: boolean;
  readonly isDim: boolean;
  readonly onPick: (id: string) => void;
  readonly onFold: (id: string) => void;
  readonly onReach: (id: string) => void;
}

/** A piece of a diagram: a button that opens what the lesson says about it, or a link. */
export function DiagramBox({
  box,
  place,
  text,
  isTabStop,
  isPicked,
  isDim,
  onPick,
  onFold,
  onReach,
}: BoxProps) {
  const t = useVisualizationMessages();
  const { node, width, height, lines, note, below } = box;
  const isRightToLeft = text.dir === 'rtl';
  const isCentred = box.look === 'top' || box.look === 'step';
  const x = isCentred ? width / 2 : isRightToLeft ? width - padding.x : padding.x;
  // Inside a drawing it takes what a group takes.
  const Piece = (place?.href ? 'a' : 'g') as 'g';
  return (
    <Piece
      {...(place?.href ? linkTo(place.href) : { role: 'button' })}
      className={styles['box']}
      data-node={node.id}
      data-look={box.look}
      data-tone={box.tone % tones}
      data-picked={isPicked || undefined}
      data-dim={isDim || undefined}
      transform={`translate(${box.x} ${box.y})`}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={nameOf(box, place, t)}
      aria-expanded={below > 0 ? !box.isFolded : undefined}
      onClick={(event) => {
        // Into another tab or window the browser leads itself.
        if (place?.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey))
          return;
        event.preventDefault();
        onPick(node.id);
      }}
      onFocus={() => onReach(node.id)}
    >
      <rect className={styles['face']} width={width} height={height} rx={10} />
      {box.look === 'card' && (
        <rect
          className={styles['accent']}
          x={isRightToLeft ? width - 4 : 0}
          y={10}
          width={4}
          height={height - 20}
          rx={2}
        />
      )}
      {box.step !== undefined && (
        <g className={styles['number']} transform={`translate(${isRightToLeft ? width : 0} 0)`}>
          <circle r={11} />
          <text y={4} textAnchor="middle">
            {/* Apart from what follows it. */}
            {`${box.step} `}
          </text>
        </g>
      )}
      <text
        className={styles['label']}
        y={firstLine(height, lines.length + (note ? 1 : 0))}
        textAnchor={isCentred ? 'middle' : 'start'}
        direction={text.dir}
        lang={text.lang}
      >
        {lines.map((line, index) => (
          <tspan key={index} x={x} dy={index === 0 ? 0 : type.line}>
            {line}
          </tspan>
        ))}
      </text>
      {note && <Note box={box} x={x} isCentred={isCentred} />}
      {place?.isDone && <Done x={isRightToLeft ? width : 0} />}
      {below > 0 && <Fold box={box} isRightToLeft={isRightToLeft} onFold={onFold} />}
    </Piece>
  );
}

/** What it is called for whoever does not see it. */
function nameOf(
  { node, note, step, below }: Box,
  place: BoxPlace | undefined,
  t: ReturnType<typeof useVisualizationMessages>,
): string {
  const name = [
    step && t.step({ step }),
    node.at,
    node.group,
    // What is seen, as it is seen: whoever speaks to the machine says that.
    [node.label, note].filter(Boolean).join(' '),
    below > 0 && t.below({ count: below }),
  ]
    .filter(Boolean)
    .join(', ');
  return place?.isDone ? `${place.done} ${name}` : name;
}

/** Below its text, smaller. */
const Note = ({
  box: { height, lines, note },
  x,
  isCentred,
}: {
  box: Box;
  x: number;
  isCentred: boolean;
}) => (
  <text
    className={styles['boxNote']}
    x={x}
    y={firstLine(height, lines.length + 1) + lines.length * type.line}
    textAnchor={isCentred ? 'middle' : 'start'}
  >
    {` ${note}`}
  </text>
);

const Done = ({ x }: { x: number }) => (
  <g className={styles['done']} transform={`translate(${x} 0)`}>
    <circle r={9} />
    <path d="M-4 .5l3 3 5-6" />
  </g>
);

/** Moved like all the rest, it is not dragged out of the window. */
const linkTo = (href: string) => ({
  href,
  onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
});

/** With the pointer; keys have the space bar. */
function Fold({
  box,
  isRightToLeft,
  onFold,
}: {
  box: Box;
  isRightToLeft: boolean;
  onFold: (id: string) => void;
}) {
  const isAtRight = (box.side === 'end') !== isRightToLeft;
  return (
    <g
      className={styles['fold']}
      transform={`translate(${isAtRight ? box.width : 0} ${box.height / 2})`}
      onClick={(event) => {
        event.stopPropagation();
        event.preventDefault();
        onFold(box.node.id);
      }}
    >
      <circle r={15} className={styles['reach']} />
      <circle r={10} />
      {box.isFolded ? (
        <text y={4} textAnchor="middle">
          {` ${box.below}`}
        </text>
      ) : (
        <path d="M-4 0h8" />
      )}
    </g>
  );
}
