import { useProblems } from '../../../shared/refusals/use-problems.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Outcome } from '../api/use-import.ts';
import styles from '../history.module.css';
import { useHistoryMessages } from '../messages/index.ts';

interface ImportOutcomesProps {
  readonly outcomes: readonly Outcome[];
  /** Why the rest of the file was not sent. */
  readonly problem: string | undefined;
}

/** What became of the courses of a file, and what is wrong with those that were left out. */
export function ImportOutcomes({ outcomes, problem }: ImportOutcomesProps) {
  const t = useHistoryMessages();
  const of = (wanted: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted);
  const [imported, known, refused] = [of('imported'), of('known'), of('refused')];
  return (
    <div className={styles['import']}>
      <Notice severity={imported.length > 0 ? 'success' : refused.length > 0 ? 'warning' : 'info'}>
        {imported.length > 0 ? t.imported({ count: imported.length }) : t.imported_none}
        {known.length > 0 && ` ${t.known({ count: known.length })}`}
      </Notice>
      {problem && <Notice severity="error">{problem}</Notice>}
      {refused.length > 0 && (
        <section>
          <p>{t.refused({ count: refused.length })}</p>
          <ul className={styles['report']}>
            {refused.map((outcome) => (
              <Refused key={outcome.index} outcome={outcome} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** As many as say what kind of thing is wrong. */
const mostProblems = 4;

function Refused({ outcome: { index, topic, problems } }: { outcome: Outcome }) {
  const t = useHistoryMessages();
  const said = useProblems(problems);
  const more = problems.length - mostProblems;
  return (
    <li>
      <strong dir="auto">{topic || t.course_number({ place: index + 1 })}</strong>
      <ul>
        {said.slice(0, mostProblems).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {message} {path && <code dir="ltr">{path}</code>}
          </li>
        ))}
        {more > 0 && <li>{t.more_problems({ count: more })}</li>}
      </ul>
    </li>
  );
}
