import { Modal } from '../antd/modal.tsx';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { paths } from '../paths.ts';
import { messageOf } from '../request-error.ts';
import { trpc } from '../trpc.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useOnline } from '../use-online.ts';
import { canKeepCopies, type CourseCopy, nobody } from './copies.ts';
import { CompanionChoice, useCompanionChoice } from './companion-choice.tsx';
import { isFull } from './database.ts';
import styles from './offline.module.css';
import { isSameVersion } from './save-course.ts';
import { sizeOf } from './size.ts';
import { useMadeOfCourse } from './made-of-course.ts';
import { useCopies, useCopyActions, useSaveCourse } from './use-copies.ts';
import { useOfflineMessages } from './messages/index.ts';

export interface OfflineDialogProps {
  /** Of an own course, or of the run it came from. */
  readonly courseId: string;
  readonly topic: string;
  readonly onClose: () => void;
}

/** Saves an own course on this device, or says what is saved of it. */
export function OfflineDialog({ courseId, topic, onClose }: OfflineDialogProps) {
  const t = useOfflineMessages();
  return (
    <Modal open title={t.save_title} footer={null} onCancel={onClose}>
      <div className={styles['dialog']}>
        <p className={styles['topic']}>
          <bdi>{topic}</bdi>
        </p>
        {canKeepCopies() ? (
          <Saved courseId={courseId} onClose={onClose} />
        ) : (
          <Notice severity="warning">{t.not_here}</Notice>
        )}
      </div>
    </Modal>
  );
}

function Saved({ courseId, onClose }: Omit<OfflineDialogProps, 'topic'>) {
  const t = useOfflineMessages();
  const copies = useCopies();
  // A course has two ids; its copy is known by that of its run.
  const task = trpc.generation.outline.useQuery({ id: courseId });
  const id = task.data?.task_id ?? courseId;
  if (copies.error) return <Notice severity="error">{t.not_read}</Notice>;
  if (!copies.data || (task.isPending && task.fetchStatus !== 'paused'))
    return <Skeleton label={t.looking} />;
  const known = copies.data.find((copy) => copy.id === id && copy.owner !== nobody) ?? null;
  const outline = task.data?.outline;
  return (
    <SaveForm
      courseId={courseId}
      known={known}
      isStale={known !== null && outline !== undefined && !isSameVersion(known.outline, outline)}
      onClose={onClose}
    />
  );
}

interface FormProps {
  readonly courseId: string;
  readonly known: CourseCopy | null;
  readonly isStale: boolean;
  readonly onClose: () => void;
}

function SaveForm({ courseId, known, isStale, onClose }: FormProps) {
  const t = useOfflineMessages();
  const { day } = useWords();
  const isOnline = useOnline();
  const saving = useSaveCourse();
  const { remove, keep } = useCopyActions();
  const [wantsKept, setWantsKept] = useState(false);
  const made = useMadeOfCourse(courseId);
  const companions = useCompanionChoice(known, made.data);
  const isKept = known?.isKept ?? wantsKept;
  const isToSave = !known || isStale || companions.isToSave;
  const save = () =>
    saving.mutate({ courseId, isKept, known, withCompanions: companions.isWanted });
  return (
    <>
      <p>
        {known ? t.saved({ day: day(new Date(known.savedAt)), size: sizeOf(known.bytes) }) : t.lead}
      </p>
      {(isStale || companions.isStale) && !saving.isPending && <Notice>{t.newer}</Notice>}
      <CompanionChoice made={made.data} {...companions} />
      {made.error && isOnline && (
        <Notice severity="warning">{t.made_not_read({ reason: messageOf(made.error) })}</Notice>
      )}
      <KeepChoice
        isKept={isKept}
        onChange={(next) =>
          known ? keep.mutate({ copy: known, isKept: next }) : setWantsKept(next)
        }
      />
      <SavingProgress progress={saving.isPending ? saving.progress : undefined} />
      {saving.error && (
        <Notice severity="error" title={t.not_saved}>
          {isFull(saving.error) ? t.full : messageOf(saving.error)}
        </Notice>
      )}
      {(remove.error ?? keep.error) && <Notice severity="error">{t.not_changed}</Notice>}
      {!isOnline && !known && <Notice severity="warning">{t.needs_connection}</Notice>}
      <p className={styles['news']} role="status">
        {saving.isSuccess && !isToSave && t.saved_now}
      </p>
      <div className={styles['buttons']}>
        {known && (
          <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate(known)}>
            {t.remove}
          </Button>
        )}
        <Button look="secondary" onClick={onClose}>
          {t.close}
        </Button>
        {known && !isToSave ? (
          <ButtonLink to={paths.offlineCourse(known.id)}>{t.open_copy}</ButtonLink>
        ) : (
          <Button busy={saving.isPending} disabled={!isOnline || made.isLoading} onClick={save}>
            {known ? t.update : t.save}
          </Button>
        )}
      </div>
    </>
  );
}

function KeepChoice({
  isKept,
  onChange,
}: {
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}) {
  const t = useOfflineMessages();
  return (
    <label className={styles['choice']}>
      <input type="checkbox" checked={isKept} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {t.keep}
        <span className={styles['hint']}>{t.keep_why}</span>
      </span>
    </label>
  );
}

/** How many of the lessons are there. */
export function SavingProgress({
  progress,
}: {
  progress: { readonly done: number; readonly all: number } | undefined;
}) {
  const t = useOfflineMessages();
  return (
    <div role="status" className={styles['saving']}>
      {progress && (
        <>
          <span>{t.saving(progress)}</span>
          <progress aria-label={t.saving_label} max={progress.all} value={progress.done} />
        </>
      )}
    </div>
  );
}
