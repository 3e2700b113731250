import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { linkTo } from '../../shared/tags.tsx';
import styles from './legal.module.css';
import { useLegalMessages } from './messages/index.ts';

const account = linkTo(paths.account);

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
