import {
  courseChecks,
  type CourseDefect,
  type CourseReading,
  type ReportCard,
} from '@coursewright/contract';
import { lessonsOf } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { useReportCardMessages } from '../messages/index.ts';
import { bySeverity, detailOf, type FoundByCheck, type FoundOfSeverity } from '../model/defects.ts';
import styles from '../report-card.module.css';
import { FindRow, type FindsProps } from './find-row.tsx';
import { LastReading } from './last-reading.tsx';

interface ReportCardProps extends Omit<FindsProps, 'lessons'> {
  readonly card: ReportCard;
  /** What a model found that read the course as a whole. */
  readonly reading?: CourseReading | undefined;
}

/** Of one check, so many places are shown at once. */
const shownAtOnce = 3;

/** What the automatic checks found: by severity, then by check, each with its places. */
export default function ReportCardSection({ card, reading, onLeave, onRewrite }: ReportCardProps) {
  const t = useReportCardMessages();
  const { course } = useReader();
  const lessons = lessonsOf(course);
  const groups = bySeverity(card.defects);
  const groupOf = (group: FoundOfSeverity) => (
    <>
      {group.severity === 'info' && <p className={styles['why']}>{t.info_why}</p>}
      {group.checks.map((found) => (
        <CheckFinds
          key={found.id}
          found={found}
          lessons={lessons}
          onLeave={onLeave}
          onRewrite={onRewrite}
        />
      ))}
    </>
  );
  return (
    <section className={styles['card']} aria-labelledby="report-card-title">
      <h3 id="report-card-title">{t.title}</h3>
      {groups.length === 0 && !reading && <p className={styles['nothing']}>{t.nothing_found}</p>}
      {groups.map((group) =>
        group.severity === 'info' ? (
          <details key={group.severity} className={styles['group']} data-severity="info">
            <summary>
              <GroupHead group={group} />
            </summary>
            {groupOf(group)}
          </details>
        ) : (
          <div key={group.severity} className={styles['group']} data-severity={group.severity}>
            <GroupHead group={group} />
            {groupOf(group)}
          </div>
        ),
      )}
      {reading && (
        <LastReading reading={reading} lessons={lessons} onLeave={onLeave} onRewrite={onRewrite} />
      )}
      {card.left_off > 0 && <p className={styles['why']}>{t.left_off({ count: card.left_off })}</p>}
      <p className={styles['why']}>{t.checked({ count: courseChecks.length })}</p>
    </section>
  );
}

function GroupHead({ group: { severity, checks } }: { group: FoundOfSeverity }) {
  const t = useReportCardMessages();
  const count = checks.reduce((sum, { defects }) => sum + defects.length, 0);
  return (
    <h4>
      {t.severities[severity]} <span className={styles['count']}>{t.found({ count })}</span>
    </h4>
  );
}

function CheckFinds({ found, ...rest }: FindsProps & { readonly found: FoundByCheck }) {
  const t = useReportCardMessages();
  const { check, defects } = found;
  const [first, others] = [defects.slice(0, shownAtOnce), defects.slice(shownAtOnce)];
  return (
    <div className={styles['check']}>
      <h5>{check ? t.checks[check] : t.other_check}</h5>
      <p className={styles['why']}>{check ? t.whys[check] : t.other_check_why}</p>
      <DefectList defects={first} {...rest} />
      {others.length > 0 && (
        <details className={styles['rest']}>
          <summary>{t.show_rest({ count: others.length })}</summary>
          <DefectList defects={others} {...rest} />
        </details>
      )}
    </div>
  );
}

function DefectList({
  defects,
  ...rest
}: FindsProps & { readonly defects: readonly CourseDefect[] }) {
  const t = useReportCardMessages();
  return (
    <ul className={styles['places']}>
      {defects.map((defect, index) => (
        // Two finds may name the same words in the same place; their order never changes.
        <FindRow key={index} place={defect.place} detail={detailOf(defect, t)} {...rest} />
      ))}
    </ul>
  );
}
