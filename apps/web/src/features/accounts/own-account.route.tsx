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
import { useOwnAccountMessages } from './own-account/messages/index.ts';
import styles from './own-account/own-account.module.css';

const sections = [
  { id: 'profile', name: 'profile', Section: ProfileSection },
  { id: 'password', name: 'password', Section: PasswordSection },
  { id: 'sessions', name: 'sessions', Section: SessionsSection },
  { id: 'api-tokens', name: 'api_tokens', Section: ApiTokensSection },
  { id: 'keys', name: 'keys', Section: KeysSection },
  { id: 'credits', name: 'credits', Section: CreditsSection },
  { id: 'export', name: 'export', Section: ExportSection },
  { id: 'delete', name: 'delete', Section: DeleteSection },
] as const;

/** /account: everything a person can see and change about their own account. */
export default function OwnAccountScreen() {
  const t = useOwnAccountMessages();
  usePageTitle(t.title);
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={styles['page']} key={user.id}>
      <header>
        <h1>{t.title}</h1>
        <p>{user.email}</p>
      </header>
      <nav aria-label={t.title} className={styles['contents']}>
        <ul>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{t.sections[name]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['sections']}>
        {sections.map(({ id, name, Section }) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
            className={styles['section']}
          >
            <h2 id={`${id}-title`}>{t.sections[name]}</h2>
            <Section user={user} />
          </section>
        ))}
      </div>
    </div>
  );
}
