import { NavLink } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useAppMessages } from '../messages/index.ts';

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
          <NavLink to={paths.history}>{t.history}</NavLink>
        </>
      )}
    </>
  );
}
