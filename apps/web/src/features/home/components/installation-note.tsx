import { systemOperations, type Capabilities } from '@coursewright/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { rest } from '../../../shared/rest.ts';
import { useHomeMessages } from '../messages/index.ts';
import styles from './installation-note.module.css';

/**
 * Says what this installation writes with, when that matters to the reader: the built-in author
 * quotes and knows a limited library.
 */
export default function InstallationNote() {
  const t = useHomeMessages();
  const [known, setKnown] = useState<Capabilities | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Not knowing is no harm on this page; the generator asks again.
    rest(systemOperations.capabilities, { signal: leaving.signal }).then(setKnown, () => undefined);
    return () => leaving.abort();
  }, []);
  if (known?.author.kind !== 'builtin') return null;
  return (
    <section className={styles['note']} aria-labelledby="installation">
      <h2 id="installation">{t.installation}</h2>
      <p>{known.search.kind === 'none' ? t.installation_text_offline : t.installation_text}</p>
      <ul>
        {known.sample_topics.map(({ title }) => (
          <li key={title}>
            <Link dir="auto" to={`${paths.generator}?${new URLSearchParams({ topic: title })}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
