import { Chip, ChipList } from '../../../shared/ui/chip.tsx';
import type { LiveCourse } from '../model/live-course.ts';
import styles from '../generating.module.css';
import type { Messages } from '../messages/en.tsx';
import { useGeneratingMessages } from '../messages/index.ts';

const firstFew = 8;

/** What was searched for and what was read. */
export function SourcesFound({ live: { queries, sources } }: { live: LiveCourse }) {
  const t = useGeneratingMessages();
  return (
    <>
      {queries.length > 0 && (
        <section aria-labelledby="searches-title">
          <h2 id="searches-title">{t.searches}</h2>
          <ChipList>
            {queries.map((query) => (
              <li key={query}>
                <Chip>{query}</Chip>
              </li>
            ))}
          </ChipList>
        </section>
      )}
      {sources.length > 0 && (
        <section aria-labelledby="sources-title">
          <h2 id="sources-title">
            {t.sources} <span className={styles['count']}>{sources.length}</span>
          </h2>
          <ul className={styles['sources']}>
            {sources.slice(0, firstFew).map((source) => (
              <SourceRow key={`${source.url ?? ''} ${source.title}`} {...source} />
            ))}
          </ul>
          {sources.length > firstFew && (
            <details className={styles['rest']}>
              <summary>{t.more_sources({ count: sources.length - firstFew })}</summary>
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
  const t = useGeneratingMessages();
  const isWeb = url !== undefined && /^https?:\/\//.test(url);
  return (
    <li>
      {isWeb ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <bdi>{title}</bdi>
          <span className="visually-hidden"> {t.in_new_tab}</span>
        </a>
      ) : (
        <bdi>{title}</bdi>
      )}
      <span className={styles['faint']}>{isWeb ? new URL(url).hostname : kindText(kind, t)}</span>
    </li>
  );
}

const kindText = (kind: string, t: Messages): string => {
  const known: Readonly<Partial<Record<string, string>>> = t.source_kind;
  return known[kind] ?? kind;
};
