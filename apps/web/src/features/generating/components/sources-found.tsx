import type { LiveCourse } from '../model/live-course.ts';
import styles from '../generating.module.css';

const kinds: Record<string, string> = {
  document: 'your document',
  web: 'web page',
  sample: 'sample library',
};
const firstFew = 8;

/** What was searched for and what was read. */
export function SourcesFound({ live: { queries, sources } }: { live: LiveCourse }) {
  return (
    <>
      {queries.length > 0 && (
        <section aria-labelledby="searches-title">
          <h2 id="searches-title">Searches</h2>
          <ul className={styles['chips']}>
            {queries.map((query) => (
              <li key={query}>{query}</li>
            ))}
          </ul>
        </section>
      )}
      {sources.length > 0 && (
        <section aria-labelledby="sources-title">
          <h2 id="sources-title">
            Sources <span className={styles['count']}>{sources.length}</span>
          </h2>
          <ul className={styles['sources']}>
            {sources.slice(0, firstFew).map((source) => (
              <SourceRow key={`${source.url ?? ''} ${source.title}`} {...source} />
            ))}
          </ul>
          {sources.length > firstFew && (
            <details className={styles['rest']}>
              <summary>{sources.length - firstFew} more</summary>
              <ul className={styles['sources']}>
                {sources.slice(firstFew).map((source) => (
                  <SourceRow key={`${source.url ?? ''} ${source.title}`} {...source} />
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
    </>
  );
}

function SourceRow({ title, kind, url }: LiveCourse['sources'][number]) {
  const isWeb = url !== undefined && /^https?:\/\//.test(url);
  return (
    <li>
      {isWeb ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        <span>{title}</span>
      )}
      <span className={styles['faint']}>
        {isWeb ? new URL(url).hostname : (kinds[kind] ?? kind)}
      </span>
    </li>
  );
}
