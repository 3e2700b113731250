import { usePageTitle } from '../../shared/page-title.ts';
import styles from './legal.module.css';
import { useLegalMessages } from './messages/index.ts';

export default function TermsScreen() {
  const t = useLegalMessages();
  usePageTitle(t.terms);
  return (
    <article className={styles['text']}>
      <h1>{t.terms}</h1>
      {t.terms_text()}
    </article>
  );
}
