import { Link } from 'react-router-dom';
import { isSafeExternalUrl } from '../../shared/external-link.ts';
import { useIsHydrated } from '../../shared/is-hydrated.ts';
import { paths } from '../../shared/paths.ts';
import { usePwaIntro } from '../../shared/pwa-intro.ts';
import { Brand } from './brand.tsx';
import { connectLinks } from './connect-links.ts';
import { useAppMessages } from '../messages/index.ts';
import styles from './footer.module.css';

const thisYear = new Date().getFullYear();

export function Footer() {
  const t = useAppMessages();
  const intro = usePwaIntro();
  // A prerendered page is older than its reader: the year of its build must not stand in it.
  const year = useIsHydrated() ? `${thisYear} ` : '';
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['about']}>
          <Brand />
          <p>{t.about}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{t.quick_links}</h2>
          <ul>
            <li>
              <Link to={paths.home}>{t.home}</Link>
            </li>
            <li>
              <Link to={paths.generator}>{t.generator}</Link>
            </li>
            <li>
              <Link to={paths.history}>{t.history}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="connect">
          <h2 id="connect">{t.connect}</h2>
          <ul>
            {connectLinks.map(({ name = t.email, url }) => (
              <li key={url}>
                {isSafeExternalUrl(url) ? (
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['last']}>
          <span>{t.copyright({ year })}</span>
          <Link to={paths.offline}>{t.offline_courses}</Link>
          <Link to={paths.terms}>{t.terms}</Link>
          <Link to={paths.privacy}>{t.privacy}</Link>
          <button type="button" aria-haspopup="dialog" onClick={intro.open}>
            {t.install_app}
          </button>
          <span className={styles['tagline']}>{t.made_with}</span>
        </div>
      </div>
    </footer>
  );
}
