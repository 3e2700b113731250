import { operations, type Capabilities } from '@coursewright/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { rest } from '../../../shared/rest.ts';
import styles from './installation-note.module.css';

/** Says what this installation writes with, when that matters to the reader: the built-in author quotes and knows a limited library. */
export default function InstallationNote() {
  const [known, setKnown] = useState<Capabilities | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Not knowing is no harm on this page; the generator asks again.
    rest(operations.capabilities, { signal: leaving.signal }).then(setKnown, () => undefined);
    return () => leaving.abort();
  }, []);
  if (known?.author.kind !== 'builtin') return null;
  return (
    <section className={styles['note']} aria-labelledby="installation">
      <h2 id="installation">This installation writes with the built-in author</h2>
      <p>
        It uses no language model: it selects and quotes sentences from your documents, or from a
        bundled library, and cites each of them.
        {known.search.kind === 'none' && ' It does not search the web.'} With no documents of your
        own, these topics are at hand:
      </p>
      <ul>
        {known.sample_topics.map(({ title }) => (
          <li key={title}>
            <Link to={`${paths.generator}?${new URLSearchParams({ topic: title })}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
