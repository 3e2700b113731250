import type { CourseText } from '../../../../shared/course-text.ts';
import { firstLine } from '../model/layout/orders.ts';
import { pathOf } from '../model/layout/path-of.ts';
import { type Layout, type } from '../model/layout/shapes.ts';
import styles from '../visualization.module.css';

const tones = 6;

/** The lines between the pieces, with what they say. They are told of in the pieces' details. */
export function Links({
  layout: { links, axis, captions },
  arrow,
  text,
  found,
}: {
  layout: Layout;
  /** Id of the arrow's head. */
  arrow: string;
  text: CourseText;
  found: ReadonlySet<string> | undefined;
}) {
  return (
    <g aria-hidden="true">
      {axis && (
        <line className={styles['axis']} x1={axis.x} x2={axis.x} y1={axis.y1} y2={axis.y2} />
      )}
      {axis &&
        captions.map(({ y, height }) => (
          <circle key={y} className={styles['dot']} cx={axis.x} cy={y + height / 2} r={6} />
        ))}
      {links.map((link) => (
        <g
          key={`${link.from} ${link.to}`}
          className={styles['link']}
          data-look={link.look}
          data-tone={link.tone % tones}
          data-dim={(found && !(found.has(link.from) && found.has(link.to))) || undefined}
        >
          <path
            d={pathOf(link)}
            markerEnd={link.look === 'branch' ? undefined : `url(#${arrow})`}
          />
          {link.label && (
            <text
              x={(link.x1 + link.x2) / 2}
              y={(link.y1 + link.y2) / 2 - 5}
              textAnchor="middle"
              direction={text.dir}
              lang={text.lang}
            >
              {link.label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Dates, and the heads of columns and rows; each piece names its own, too. */
export function Captions({ captions, text }: { captions: Layout['captions']; text: CourseText }) {
  return (
    <g aria-hidden="true">
      {captions.map((one, index) => (
        <g
          key={index}
          className={styles['caption']}
          data-look={one.look}
          transform={`translate(${one.x} ${one.y})`}
        >
          <rect width={one.width} height={one.height} rx={8} />
          <text
            y={firstLine(one.height, one.lines.length)}
            textAnchor="middle"
            direction={text.dir}
            lang={text.lang}
          >
            {one.lines.map((line, at) => (
              <tspan key={at} x={one.width / 2} dy={at === 0 ? 0 : type.line}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  );
}
