import { Link } from 'react-router-dom';
import { isSafeExternalUrl } from '../../shared/external-link.ts';
import { useIsHydrated } from '../../shared/is-hydrated.ts';
import { paths } from '../../shared/paths.ts';
import { Brand } from './brand.tsx';
import { connectLinks } from './connect-links.ts';
import styles from './footer.module.css';

export function Footer() {
  // A prerendered page is older than its reader: the year of its build must not stand in it.
  const year = useIsHydrated() ? `${new Date().getFullYear()} ` : '';
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['about']}>
          <Brand />
          <p>
            Personalized courses powered by AI. Discover your optimal learning journey with our
            cutting-edge technology.
          </p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">Quick Links</h2>
          <ul>
            <li>
              <Link to={paths.home}>Home</Link>
            </li>
            <li>
              <Link to={paths.generator}>Generator</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="connect">
          <h2 id="connect">Connect With Us</h2>
          <ul>
            {connectLinks.map(({ name, url }) => (
              <li key={name}>
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
          <span>© {year}Coursewright</span>
          <Link to={paths.terms}>Terms</Link>
          <Link to={paths.privacy}>Privacy</Link>
          <span className={styles['tagline']}>Made with ❤️ for effective learning</span>
        </div>
      </div>
    </footer>
  );
}
