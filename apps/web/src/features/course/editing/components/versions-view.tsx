import type { PathData, SubmoduleVersion, TaskView } from '@coursewright/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { errorText, trpc } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Spinner } from '../../../../shared/ui/spinner.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { useRestoreVersion } from '../api/use-restore-version.ts';
import styles from '../editing.module.css';
import { whyNotEditable } from '../model/can-edit.ts';
import {
  chosenVersion,
  dateOf,
  versionSearch,
  whatHappened,
  type View,
} from '../model/version-words.ts';
import { VersionShown } from './version-shown.tsx';

interface VersionsViewProps {
  readonly task: TaskView;
  readonly course: PathData;
  readonly lessonId: string;
  readonly refetch: () => Promise<TaskView | undefined>;
}

/** All versions of a lesson, and one of them: what it changed, how it differs from the present one, or whole. Stands in the address. */
export function VersionsView({ task, course, lessonId, refetch }: VersionsViewProps) {
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
          Try again
        </Button>
      </Notice>
    );
  if (!list.data) return <Spinner label="Loading the versions…" />;
  const { versions } = list.data;
  const chosen = chosenVersion(versions, search);
  if (!chosen) return <p>This lesson has no text yet, so there are no versions.</p>;
  const { version, before, present, view } = chosen;
  return (
    <div className={styles['versions']}>
      <nav aria-label="Versions">
        <ol className={styles['list']} reversed>
          {versions.map((each) => (
            <li key={each.number}>
              <Link
                to={{ search: versionSearch(each.number, view === 'whole' ? 'whole' : 'before') }}
                aria-current={each === version ? 'true' : undefined}
                preventScrollReset
              >
                <span>
                  <strong>Version {each.number}</strong>
                  {each.is_current && <span className={styles['now']}>in the course</span>}
                </span>
                <span>{whatHappened(each)}</span>
                <small>{dateOf(each)}</small>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <section className={styles['shown']} aria-labelledby="version-title">
        <h2 id="version-title">
          Version {version.number}
          {version.is_current ? ', in the course now' : ''}
        </h2>
        {version.instruction && (
          <p className={styles['hint']}>
            Asked for: <q>{version.instruction}</q>
          </p>
        )}
        {version.note && <Notice>{version.note}</Notice>}
        <Views version={version} before={before} present={present} view={view} />
        <VersionShown
          taskId={task.task_id}
          lessonId={lessonId}
          language={course.language}
          version={version}
          other={view === 'before' ? before : view === 'present' ? present : undefined}
        />
        {present && (
          <Restore
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
  const navigate = useNavigate();
  const choices: [View, string][] = [
    ...(before ? [['before', `Changes to version ${before.number}`] satisfies [View, string]] : []),
    ...(present ? [['present', 'Changes since then'] satisfies [View, string]] : []),
    ['whole', 'Whole text'],
  ];
  return (
    <div>
      <div className={styles['toggle']} role="group" aria-label="What to show">
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

interface RestoreProps {
  readonly task: TaskView;
  readonly lessonId: string;
  readonly version: SubmoduleVersion;
  readonly present: SubmoduleVersion;
  readonly refetch: () => Promise<TaskView | undefined>;
}

function Restore({ task, lessonId, version, present, refetch }: RestoreProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const restore = useRestoreVersion(task.task_id, lessonId, refetch);
  const navigate = useNavigate();
  const obstacle = whyNotEditable(task, useOnline());
  const act = async () => {
    setBusy(true);
    const isDone = await restore(version.number, present.number, task.course_revision ?? 0);
    setBusy(false);
    setAsking(false);
    if (isDone) void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles['bar']} data-lower-bar="stays">
      <p>{obstacle}</p>
      <Button disabled={obstacle !== undefined} onClick={() => setAsking(true)}>
        Bring version {version.number} back
      </Button>
      <Modal
        title={`Bring version ${version.number} back?`}
        open={isAsking}
        okText="Bring it back"
        okButtonProps={{ loading: isBusy }}
        onOk={() => void act()}
        onCancel={() => setAsking(false)}
      >
        <p>
          Its text and quiz become a new version, the one that the course shows. Version{' '}
          {present.number} stays in this list.
        </p>
      </Modal>
    </div>
  );
}
