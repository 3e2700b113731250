import styles from './skeleton.module.css';

const bars = { page: 8, text: 6, list: 5 } as const;

interface SkeletonProps {
  /** What is on its way, for those who do not see its place. */
  readonly label: string;
  readonly shape?: keyof typeof bars;
  /** There is nothing else on the page, so it is what the page is called for now. */
  readonly isPage?: boolean;
}

/** The place of what is on its way. It shows after a moment: what comes at once does not flicker. */
export function Skeleton({ label, shape = 'text', isPage = false }: SkeletonProps) {
  const Label = isPage ? 'h1' : 'span';
  return (
    <div className={styles['skeleton']} data-shape={shape} role="status">
      <Label className="visually-hidden">{label}</Label>
      {Array.from({ length: bars[shape] }, (_, index) => (
        <span key={index} className={styles['bar']} aria-hidden="true" />
      ))}
    </div>
  );
}
