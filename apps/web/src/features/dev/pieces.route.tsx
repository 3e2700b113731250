import { usePageTitle } from '../../shared/page-title.ts';
import { Controls } from './components/controls.tsx';
import { Data } from './components/data.tsx';
import { MessagesOfState } from './components/messages-of-state.tsx';
import { Pictures } from './components/pictures.tsx';
import { Tokens } from './components/tokens.tsx';
import { useDevMessages } from './messages/index.ts';
import styles from './pieces.module.css';

/** /dev/pieces: what the interface is made of. Nothing links to it. */
export default function PiecesScreen() {
  const t = useDevMessages();
  usePageTitle(t.title);
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t.title}</h1>
        <p className={styles['soft']}>{t.lead}</p>
        <nav aria-label={t.contents}>
          <ul className={styles['contents']}>
            {Object.entries(t.sections).map(([name, title]) => (
              <li key={name}>
                <a href={`#${name}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Tokens />
      <Controls />
      <MessagesOfState />
      <Pictures />
      <Data />
    </div>
  );
}
