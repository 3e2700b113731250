import { type CourseReading, readingAspects } from '@coursewright/contract';
import { useReportCardMessages } from '../messages/index.ts';
import { quotedIn } from '../model/defects.ts';
import styles from '../report-card.module.css';
import { FindRow, type FindsProps } from './find-row.tsx';

interface LastReadingProps extends FindsProps {
  readonly reading: CourseReading;
}

/** What a model found that read the whole course once more, by what it looked for. */
export function LastReading({ reading: { findings }, ...rest }: LastReadingProps) {
  const t = useReportCardMessages();
  return (
    <div className={styles['group']}>
      <h4>
        {t.last_reading}{' '}
        <span className={styles['count']}>{t.found({ count: findings.length })}</span>
      </h4>
      <p className={styles['why']}>{t.last_reading_why}</p>
      {readingAspects
        .map((aspect) => ({ aspect, found: findings.filter((one) => one.aspect === aspect) }))
        .filter(({ found }) => found.length > 0)
        .map(({ aspect, found }) => (
          <div key={aspect} className={styles['check']}>
            <h5>{t.reading_aspects[aspect]}</h5>
            <ul className={styles['places']}>
              {found.map(({ place, said, remark }, index) => (
                // Two finds may name the same words in the same place; their order never changes.
                <FindRow
                  key={index}
                  place={place}
                  detail={`${quotedIn(t, said)} · ${remark}`}
                  {...rest}
                />
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
