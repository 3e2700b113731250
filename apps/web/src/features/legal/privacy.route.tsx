import { Link } from 'react-router-dom';
import type { Tag } from '../../shared/messages.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import styles from './legal.module.css';
import { useLegalMessages } from './messages/index.ts';

const account: Tag = (text) => <Link to={paths.account}>{text}</Link>;

export default function PrivacyScreen() {
  const t = useLegalMessages();
  usePageTitle(t.privacy);
  return (
    <article className={styles['text']}>
      <h1>{t.privacy}</h1>
      {t.privacy_text({ account })}
    </article>
  );
}
