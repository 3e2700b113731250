import { usePageTitle } from '../../shared/page-title.ts';
import { useSession } from '../../shared/session/index.ts';
import { ApiTokensSection } from './own-account/api-tokens-section.tsx';
import { CreditsSection } from './own-account/credits-section.tsx';
import { DeleteSection } from './own-account/delete-section.tsx';
import { ExportSection } from './own-account/export-section.tsx';
import { KeysSection } from './own-account/keys-section.tsx';
import { PasswordSection } from './own-account/password-section.tsx';
import { ProfileSection } from './own-account/profile-section.tsx';
import { SessionsSection } from './own-account/sessions-section.tsx';
import styles from './own-account/own-account.module.css';

const sections = [
  { id: 'profile', title: 'Profile', Section: ProfileSection },
  { id: 'password', title: 'Password', Section: PasswordSection },
  { id: 'sessions', title: 'Sessions', Section: SessionsSection },
  { id: 'api-tokens', title: 'API tokens', Section: ApiTokensSection },
  { id: 'keys', title: 'Own keys', Section: KeysSection },
  { id: 'credits', title: 'Credits', Section: CreditsSection },
  { id: 'export', title: 'Your data', Section: ExportSection },
  { id: 'delete', title: 'Delete account', Section: DeleteSection },
] as const;

/** /account: everything a person can see and change about their own account. */
export default function OwnAccountScreen() {
  usePageTitle('Account');
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={styles['page']} key={user.id}>
      <header>
        <h1>Account</h1>
        <p>{user.email}</p>
      </header>
      <nav aria-label="Account" className={styles['contents']}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['sections']}>
        {sections.map(({ id, title, Section }) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
            className={styles['section']}
          >
            <h2 id={`${id}-title`}>{title}</h2>
            <Section user={user} />
          </section>
        ))}
      </div>
    </div>
  );
}
