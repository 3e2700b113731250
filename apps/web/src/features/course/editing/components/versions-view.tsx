import type { PathData, SubmoduleVersion, TaskView } from '@coursewright/contract';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../../shared/language.ts';
import { Sentences } from '../../../../shared/refusals/sentences.tsx';
import { errorText, trpc } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import styles from '../editing.module.css';
import { chosenVersion, versionSearch, whatHappened, type View } from '../model/version-words.ts';
import { RestoreVersion } from './restore-version.tsx';
import { VersionShown } from './version-shown.tsx';
import { useEditingMessages } from '../messages/index.ts';

interface VersionsViewProps {
  readonly task: TaskView;
  readonly course: PathData;
  readonly lessonId: string;
  readonly refetch: () => Promise<TaskView | undefined>;
}

/**
 * All versions of a lesson, and one of them: what it changed, how it differs from the present one,
 * or whole. Stands in the address.
 */
export function VersionsView({ task, course, lessonId, refetch }: VersionsViewProps) {
  const t = useEditingMessages();
  const [search] = useSearchParams();
  const list = trpc.editing.submoduleVersions.useQuery(
    { id: task.task_id, submodule_id: lessonId },
    { staleTime: 0 },
  );
  if (list.error && !list.data)
    return (
      <Notice severity="error">
        <p>{errorText(list.error)}</p>
        <Button look="secondary" onClick={() => void list.refetch()}>
          {t.try_again}
        </Button>
      </Notice>
    );
  if (!list.data) return <Skeleton label={t.loading_versions} />;
  const { versions } = list.data;
  const chosen = chosenVersion(versions, search);
  if (!chosen) return <p>{t.no_versions}</p>;
  const { version, before, present, view } = chosen;
  return (
    <div className={styles['versions']}>
      <VersionList versions={versions} shown={version} view={view} />
      <section className={styles['shown']} aria-labelledby="version-title">
        <h2 id="version-title">
          {version.is_current
            ? t.version_now({ version: version.number })
            : t.version({ version: version.number })}
        </h2>
        {version.instruction && (
          <p className={styles['hint']}>
            {t.asked_for({ instruction: <q>{version.instruction}</q> })}
          </p>
        )}
        {version.note && (
          <Notice key={version.number}>
            <Sentences text={version.note} said={version.note_said} />
          </Notice>
        )}
        <Views version={version} before={before} present={present} view={view} />
        <VersionShown
          taskId={task.task_id}
          lessonId={lessonId}
          language={course.language}
          version={version}
          other={view === 'before' ? before : view === 'present' ? present : undefined}
        />
        {present && (
          <RestoreVersion
            task={task}
            lessonId={lessonId}
            version={version}
            present={present}
            refetch={refetch}
          />
        )}
      </section>
    </div>
  );
}

interface VersionListProps {
  readonly versions: readonly SubmoduleVersion[];
  readonly shown: SubmoduleVersion;
  readonly view: View;
}

function VersionList({ versions, shown, view }: VersionListProps) {
  const t = useEditingMessages();
  const { minute } = useWords();
  return (
    <nav aria-label={t.versions}>
      <ol className={styles['list']} reversed>
        {versions.map((version) => (
          <li key={version.number}>
            <Link
              to={{ search: versionSearch(version.number, view === 'whole' ? 'whole' : 'before') }}
              aria-current={version === shown ? 'true' : undefined}
              preventScrollReset
            >
              <span>
                <strong>{t.version({ version: version.number })}</strong>
                {version.is_current && <span className={styles['now']}>{t.in_course}</span>}
              </span>
              <span>{whatHappened(version, t)}</span>
              <small>{minute(version.created_at)}</small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Views({
  version,
  before,
  present,
  view,
}: {
  version: SubmoduleVersion;
  before: SubmoduleVersion | undefined;
  present: SubmoduleVersion | undefined;
  view: View;
}) {
  const t = useEditingMessages();
  const navigate = useNavigate();
  const choices: [View, string][] = [
    ...(before
      ? [['before', t.changes_since({ version: before.number })] satisfies [View, string]]
      : []),
    ...(present ? [['present', t.changes_since_then] satisfies [View, string]] : []),
    ['whole', t.whole_text],
  ];
  return (
    <div>
      <div className={styles['toggle']} role="group" aria-label={t.what_to_show}>
        {choices.map(([each, label]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() =>
              void navigate(
                { search: versionSearch(version.number, each) },
                { replace: true, preventScrollReset: true },
              )
            }
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
