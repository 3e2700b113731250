import styles from '../learning.module.css';

const leaves = [-62, -34, -6, 22, 50];

/** A tick in a ring; around it, when all is finished, a laurel. It draws itself where motion may be. */
export const Laurel = ({ isWhole }: { isWhole: boolean }) => (
  <svg className={styles['laurel']} viewBox="-50 -50 100 100" aria-hidden="true">
    {isWhole &&
      [1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          {leaves.map((angle) => (
            <ellipse
              key={angle}
              cx="41"
              cy="0"
              rx="4.5"
              ry="9"
              transform={`rotate(${angle}) rotate(-24 41 0)`}
            />
          ))}
        </g>
      ))}
    <circle r="29" pathLength="1" />
    <path d="M-13 1l9 9 17-19" pathLength="1" />
  </svg>
);
