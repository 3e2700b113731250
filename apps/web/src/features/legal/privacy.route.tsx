import { useCollector } from '../../shared/collector.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { linkTo } from '../../shared/tags.tsx';
import styles from './legal.module.css';
import { useLegalMessages } from './messages/index.ts';

const account = linkTo(paths.account);

export default function PrivacyScreen() {
  const t = useLegalMessages();
  const collector = useCollector();
  const counting = collector === null ? t.counts_nothing : t.counts_at({ collector });
  usePageTitle(t.privacy);
  return (
    <article className={styles['text']}>
      <h1>{t.privacy}</h1>
      {t.privacy_text({ account, counting })}
    </article>
  );
}
