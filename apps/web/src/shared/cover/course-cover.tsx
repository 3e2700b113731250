import { useMemo } from 'react';
import { coverOf, coverSize } from '@coursewright/contract/cover';
import styles from './course-cover.module.css';

/** The picture of a course. It says nothing that its title does not, so it is silent. */
export function CourseCover({ subject }: { subject: string }) {
  const { palette, shapes } = useMemo(() => coverOf(subject), [subject]);
  return (
    <svg
      className={styles['cover']}
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={coverSize.width} height={coverSize.height} fill={palette.ground} />
      {shapes.map(({ d, colour, line, opacity }, index) => (
        <path
          key={index}
          d={d}
          opacity={opacity}
          {...(line
            ? { fill: 'none', stroke: palette[colour], strokeWidth: line }
            : { fill: palette[colour] })}
        />
      ))}
    </svg>
  );
}
