import styles from '../course.module.css';

/** Per cent of the line; 0 parts two paragraphs. */
const widths = [92, 98, 88, 95, 40, 0, 97, 90, 60];

/** Where a text will stand. What is waited for is said beside it. */
export const TextSkeleton = () => (
  <div className={styles['skeleton']} aria-hidden="true">
    {widths.map((width, index) => (
      <span key={index} style={{ inlineSize: `${width}%` }} />
    ))}
  </div>
);
