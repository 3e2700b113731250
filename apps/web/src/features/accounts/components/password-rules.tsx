import { passwordLength } from '@coursewright/contract/passwords';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useAccountsMessages } from '../messages/index.ts';
import styles from './password-rules.module.css';

interface Props {
  password: string;
  /** Whose password it is to be, where that is known. */
  owner?: { email: string; fullName: string };
}

/**
 * The rules of a new password while it is typed. The server also refuses the most common ones; it
 * says so itself.
 */
export function PasswordRules({ password, owner }: Props) {
  const t = useAccountsMessages();
  const rules: { text: string; isMet: boolean | undefined }[] = [
    {
      text: t.password_length(passwordLength),
      isMet: password.length >= passwordLength.min && password.length <= passwordLength.max,
    },
    {
      text: t.password_not_name,
      isMet: owner && password !== '' && !restsOn(password, namesOf(owner)),
    },
  ];
  return (
    <ul className={styles['rules']}>
      {rules.map(({ text, isMet }) => (
        <li key={text} data-met={isMet || undefined}>
          <span aria-hidden="true">{isMet ? <Icon name="right" /> : '•'}</span>
          {text}
          {isMet !== undefined && (
            <span className="visually-hidden"> {isMet ? t.rule_met : t.rule_not_met}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

const namesOf = ({ email, fullName }: { email: string; fullName: string }) => [
  email,
  email.split('@')[0] ?? '',
  fullName,
  ...fullName.split(/\s+/),
];

/** As the server sees it: hardly anything is left of the password without one of the words. */
const restsOn = (password: string, words: readonly string[]) =>
  words
    .map((word) => word.toLowerCase())
    .some(
      (word) =>
        word.length >= 3 &&
        password.toLowerCase().includes(word) &&
        password.toLowerCase().replaceAll(word, '').length < 6,
    );
