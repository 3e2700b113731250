import { NavLink } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useWords } from '../../shared/language.ts';
import { Chip } from '../../shared/ui/chip.tsx';
import { useWaiting } from '../../shared/waiting.ts';
import { useAppMessages } from '../messages/index.ts';
import styles from './navigation-bar.module.css';

/** What a badge counts up to. */
const badgeMax = 99;

/** Where the bar and the collapsed menu lead to. */
export function Links({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useAppMessages();
  return (
    <>
      <NavLink to={paths.home} end>
        {t.home}
      </NavLink>
      <NavLink to={paths.offline}>{t.offline_courses}</NavLink>
      {isSignedIn && (
        <>
          <NavLink to={paths.generator}>{t.generator}</NavLink>
          <HistoryLink />
        </>
      )}
    </>
  );
}

/** Also says how many courses are being written or wait for an answer. */
function HistoryLink() {
  const t = useAppMessages();
  const { number } = useWords();
  const waiting = useWaiting();
  if (waiting === 0) return <NavLink to={paths.history}>{t.history}</NavLink>;
  return (
    <NavLink to={paths.history} className={styles['counted']}>
      {t.history}{' '}
      <span aria-hidden="true">
        <Chip size="small">{waiting > badgeMax ? `${number(badgeMax)}+` : number(waiting)}</Chip>
      </span>
      <span className="visually-hidden">{t.in_progress({ count: waiting })}</span>
    </NavLink>
  );
}
