import { limits, newPassword } from '@coursewright/contract';
import styles from './password-rules.module.css';

interface Props {
  password: string;
  email: string;
  fullName: string;
}

/** The rules of a new password while it is typed. The server also refuses the most common ones; it says so itself. */
export function PasswordRules({ password, email, fullName }: Props) {
  const rules = [
    { text: `${limits.password.min} to ${limits.password.max} characters, any you like`, isMet: newPassword.safeParse(password).success },
    { text: 'Not your name or e-mail address', isMet: password !== '' && !restsOn(password, [email, email.split('@')[0] ?? '', fullName, ...fullName.split(/\s+/)]) },
  ];
  return (
    <ul className={styles['rules']}>
      {rules.map(({ text, isMet }) => (
        <li key={text} data-met={isMet || undefined}>
          <span aria-hidden="true">{isMet ? '✓' : '•'}</span>
          {text}
          <span className="visually-hidden">{isMet ? ' (met)' : ' (not met yet)'}</span>
        </li>
      ))}
    </ul>
  );
}

/** As the server sees it: hardly anything is left of the password without one of the words. */
const restsOn = (password: string, words: readonly string[]) =>
  words.map((word) => word.toLowerCase()).some((word) => word.length >= 3 && password.toLowerCase().includes(word) && password.toLowerCase().replaceAll(word, '').length < 6);
