import type { CourseText } from '../../../../shared/course-text.ts';
import { useVisualizationMessages } from '../messages/index.ts';
import { firstLine } from '../model/layout/orders.ts';
import { type Box, padding, type } from '../model/layout/shapes.ts';
import styles from '../visualization.module.css';

const tones = 6;

interface BoxProps {
  readonly box: Box;
  readonly text: CourseText;
  readonly isTabStop: boolean;
  readonly isPicked: boolean;
  readonly isDim: boolean;
  readonly onPick: (id: string) => void;
  readonly onFold: (id: string) => void;
  readonly onReach: (id: string) => void;
}

/** A piece of a diagram: a button that opens what the lesson says about it. */
export function DiagramBox({
  box,
  text,
  isTabStop,
  isPicked,
  isDim,
  onPick,
  onFold,
  onReach,
}: BoxProps) {
  const t = useVisualizationMessages();
  const { node, width, height, lines, below } = box;
  const isRightToLeft = text.dir === 'rtl';
  const isCentred = box.look === 'top' || box.look === 'step';
  const x = isCentred ? width / 2 : isRightToLeft ? width - padding.x : padding.x;
  const name = [
    box.step && t.step({ step: box.step }),
    node.at,
    node.group,
    node.label,
    below > 0 && t.below({ count: below }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <g
      className={styles['box']}
      data-node={node.id}
      data-look={box.look}
      data-tone={box.tone % tones}
      data-picked={isPicked || undefined}
      data-dim={isDim || undefined}
      transform={`translate(${box.x} ${box.y})`}
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name}
      aria-expanded={below > 0 ? !box.isFolded : undefined}
      onClick={() => onPick(node.id)}
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
            {box.step}
          </text>
        </g>
      )}
      <text
        className={styles['label']}
        y={firstLine(height, lines.length)}
        textAnchor={isCentred ? 'middle' : 'start'}
        direction={text.dir}
        lang={text.lang}
      >
        {lines.map((line, index) => (
          <tspan key={index} x={x} dy={index === 0 ? 0 : type.line}>
            {/* What is seen is read as its words, not as one. */}
            {index === lines.length - 1 ? line : `${line} `}
          </tspan>
        ))}
      </text>
      {below > 0 && <Fold box={box} isRightToLeft={isRightToLeft} onFold={onFold} />}
    </g>
  );
}

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
        onFold(box.node.id);
      }}
    >
      <circle r={15} className={styles['reach']} />
      <circle r={10} />
      {box.isFolded ? (
        <text y={4} textAnchor="middle">
          {box.below}
        </text>
      ) : (
        <path d="M-4 0h8" />
      )}
    </g>
  );
}
