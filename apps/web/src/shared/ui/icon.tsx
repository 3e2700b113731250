import styles from './icon.module.css';

const cross = 'M5 5l10 10M15 5L5 15';
const paths = {
  right: 'M4 10.5l4.5 4.5L16.5 5.5',
  wrong: cross,
  remove: cross,
  up: 'M10 16V4.5M4.5 10L10 4.5l5.5 5.5',
  down: 'M10 4v11.5M4.5 10l5.5 5.5 5.5-5.5',
  back: 'M16.5 10H4M9.5 4.5L4 10l5.5 5.5',
  forward: 'M3.5 10H16M10.5 4.5L16 10l-5.5 5.5',
  list: 'M4 5.5h12M4 10h12M4 14.5h12',
  book: 'M10 5.2C8.4 4 6 3.8 3.5 4v11.5c2.5-.2 4.9 0 6.5 1.2 1.6-1.2 4-1.4 6.5-1.2V4c-2.5-.2-4.9 0-6.5 1.2zM10 5.2v11.5',
  lines: 'M4 5h12M4 8.5h12M4 12h12M4 15.5h7',
  asking: 'M7 7.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.2-1.6 2.3M10 15.3v.01',
  letter: 'M4 16.5L10 3.5l6 13M6.2 12h7.6',
  letters:
    'M1.5 15.5L6 4.5l4.5 11M3.2 11.8h5.6M18.2 9v6.5M18.2 12.2a2.7 3.1 0 1 1-5.4 0 2.7 3.1 0 0 1 5.4 0',
  search: 'M8.8 3.5a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 0 1 0-10.6M12.8 12.8l4 4',
  star: 'M10 2.6l2.3 4.8 5.2.7-3.8 3.7.9 5.2L10 14.5 5.4 17l.9-5.2L2.5 8.1l5.2-.7z',
  play: 'M6.5 4.2v11.6l9.2-5.8z',
  pause: 'M7 4.5v11M13 4.5v11',
  rewind: 'M4.2 4v4h4M4.6 7.8a6.2 6.2 0 1 1-.8 3.6',
  ahead: 'M15.8 4v4h-4M15.4 7.8a6.2 6.2 0 1 0 .8 3.6',
  more: 'M10 4.5v.01M10 10v.01M10 15.5v.01',
} as const;

export type IconName = keyof typeof paths;
/** All of them, for the page that shows them. */
export const iconNames = Object.keys(paths).filter((name): name is IconName => name in paths);

/** A sign in the size and colour of the text. What it says must stand beside it in words. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles['icon']} data-icon={name} viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
