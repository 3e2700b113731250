import styles from './spot-art.module.css';

export type Spot = 'empty' | 'search' | 'error' | 'offline' | 'success' | 'waiting';

/** A sheet of paper with a few lines, which most of them have something to say about. */
const sheet = (
  <>
    <path
      data-ink="paper"
      d="M38 20h40l14 14v52a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z"
    />
    <path data-ink="line" d="M78 20v14h14M45 46h36M45 56h36M45 66h22" />
  </>
);

const pictures = {
  empty: (
    <>
      <path
        data-ink="paper"
        d="M64 44c-9-6-22-8-34-7v44c12-1 25 1 34 7 9-6 22-8 34-7V37c-12-1-25 1-34 7z"
      />
      <path
        data-ink="line"
        d="M64 44v44M40 50c5 0 10 1 14 3M40 60c5 0 10 1 14 3M88 50c-5 0-10 1-14 3"
      />
      <path data-ink="accent" d="M64 12l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
    </>
  ),
  search: (
    <>
      {sheet}
      <path data-ink="glass" d="M80 56a16 16 0 1 1 0 32 16 16 0 0 1 0-32" />
      <path data-ink="bold" d="M80 56a16 16 0 1 1 0 32 16 16 0 0 1 0-32M92 84l12 12" />
    </>
  ),
  error: (
    <>
      {sheet}
      <path data-ink="bad" d="M88 58l20 34H68z" />
      <path data-ink="on" d="M88 70v10M88 85.500v.01" />
    </>
  ),
  offline: (
    <>
      <path data-ink="paper" d="M44 76h44a15 15 0 0 0 2-30 22 22 0 0 0-42-5 18 18 0 0 0-4 35z" />
      <path data-ink="bold" d="M36 24l60 66" />
    </>
  ),
  success: (
    <>
      {sheet}
      <path data-ink="good" d="M88 58a18 18 0 1 1 0 36 18 18 0 0 1 0-36" />
      <path data-ink="on" d="M80 76l6 6 11-12" />
      <path
        data-ink="accent"
        d="M22 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM108 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
      />
    </>
  ),
  waiting: (
    <>
      {sheet}
      <path data-ink="glass" d="M88 58a18 18 0 1 1 0 36 18 18 0 0 1 0-36" />
      <path data-ink="bold" d="M88 58a18 18 0 1 1 0 36 18 18 0 0 1 0-36M88 66v10l7 5" />
    </>
  ),
} as const satisfies Record<Spot, unknown>;

/** A small picture in the colours of the theme. What it says stands beside it in words. */
export const SpotArt = ({ name }: { name: Spot }) => (
  <svg className={styles['art']} viewBox="0 0 128 104" aria-hidden="true" data-spot={name}>
    <ellipse data-ink="ground" cx="64" cy="54" rx="60" ry="46" />
    {pictures[name]}
  </svg>
);
