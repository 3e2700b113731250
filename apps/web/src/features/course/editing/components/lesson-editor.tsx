import {
  isRightToLeft,
  limits,
  type PathData,
  type Submodule,
  type TaskView,
} from '@coursewright/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../../shared/notify.tsx';
import { paths } from '../../../../shared/paths.ts';
import { messageOf, RequestError } from '../../../../shared/request-error.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { useLeaveGuard } from '../api/use-leave-guard.ts';
import { useLessonDraft } from '../api/use-lesson-draft.ts';
import { useSaveLesson } from '../api/use-save-lesson.ts';
import styles from '../editing.module.css';
import { whyNotEditable } from '../model/can-edit.ts';
import { checkedEdit, remarksOf } from '../model/lesson-draft.ts';
import { lessonAddress } from './editing-frame.tsx';
import { Field } from './field.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { QuizFields } from './quiz-fields.tsx';
import { TermFields } from './term-fields.tsx';

interface LessonEditorProps {
  readonly userId: string;
  readonly task: TaskView;
  readonly course: PathData;
  readonly submodule: Submodule;
  readonly refetch: () => Promise<TaskView | undefined>;
}

const noRemarks: ReadonlyMap<string, string> = new Map();

/** The form that changes a lesson by hand. */
export function LessonEditor({ userId, task, course, submodule, refetch }: LessonEditorProps) {
  const state = useLessonDraft(userId, submodule);
  const { draft, base, isChanged, change } = state;
  const save = useSaveLesson(refetch);
  const navigate = useNavigate();
  const notify = useNotify();
  const [isTried, setTried] = useState(false);
  const guard = useLeaveGuard(isChanged && !save.isSuccess);
  const obstacle = whyNotEditable(task, useOnline());
  const form = useRef<HTMLFormElement>(null);

  const checked = checkedEdit(draft, task.course_revision ?? 0);
  const refused =
    save.error instanceof RequestError && save.variables?.draft === draft
      ? remarksOf(save.error.details)
      : noRemarks;
  const remarks = isTried && 'remarks' in checked ? checked.remarks : refused;
  const failure =
    save.error && refused.size === 0 && !state.isOvertaken ? messageOf(save.error) : undefined;
  const text = {
    lang: course.language,
    dir: isRightToLeft(course.language) ? 'rtl' : 'ltr',
  } as const;
  useFirstWrongField(form, remarks);

  const submit = () => {
    setTried(true);
    if (obstacle || !('edit' in checked)) return;
    const toLesson = lessonAddress(task.task_id, submodule.id);
    save.mutate(
      { input: { id: task.task_id, submodule_id: submodule.id, ...checked.edit }, draft, base },
      {
        onSuccess: () => {
          state.forget();
          notify('The lesson is saved.', {
            severity: 'success',
            action: {
              label: 'Show what changed',
              run: () => void navigate(paths.lessonVersions(task.task_id, submodule.id)),
            },
          });
          void navigate(toLesson);
        },
      },
    );
  };

  return (
    <form
      ref={form}
      className={styles['stack']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      {obstacle && (
        <Notice severity="warning">{obstacle} What you write here is kept in this tab.</Notice>
      )}
      <OvertakenNotice state={state} versions={paths.lessonVersions(task.task_id, submodule.id)} />
      <section className={styles['section']} aria-labelledby="words-title">
        <h2 id="words-title">The lesson</h2>
        <Field label="Title" error={remarks.get('title')}>
          {(control) => (
            <input
              {...control}
              {...text}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="Description" error={remarks.get('description')}>
          {(control) => (
            <textarea
              {...control}
              {...text}
              rows={2}
              value={draft.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Objectives"
          error={remarks.get('objectives')}
          hint={`One per line, at most ${limits.editing.objectives.max}.`}
        >
          {(control) => (
            <textarea
              {...control}
              {...text}
              rows={3}
              value={draft.objectives}
              onChange={(event) => change({ objectives: event.target.value })}
            />
          )}
        </Field>
        <MarkdownField
          value={draft.content}
          before={base.content}
          onChange={(content) => change({ content })}
          error={remarks.get('content')}
          citations={submodule.citations}
          sources={course.sources}
          text={text}
          isDisabled={false}
        />
        <Field label="Summary" error={remarks.get('summary')}>
          {(control) => (
            <textarea
              {...control}
              {...text}
              rows={3}
              value={draft.summary}
              onChange={(event) => change({ summary: event.target.value })}
            />
          )}
        </Field>
      </section>
      <TermFields
        terms={draft.key_terms}
        onChange={(key_terms) => change({ key_terms })}
        remarks={remarks}
        text={text}
      />
      <QuizFields
        quiz={draft.quiz}
        onChange={(quiz) => change({ quiz })}
        remarks={remarks}
        text={text}
      />
      <div className={styles['bar']} data-lower-bar="stays">
        {failure && (
          <div className={styles['problem']}>
            <Notice severity="error">{failure}</Notice>
          </div>
        )}
        <p role="status">
          {remarks.size > 0
            ? `${remarks.size === 1 ? 'One field needs' : `${remarks.size} fields need`} another look.`
            : isChanged
              ? 'Not saved yet. The draft is kept in this tab.'
              : 'Nothing changed yet.'}
        </p>
        <Button look="quiet" disabled={!isChanged} onClick={state.discard}>
          Discard changes
        </Button>
        <Button
          type="submit"
          busy={save.isPending}
          disabled={!isChanged || obstacle !== undefined || state.isOvertaken}
        >
          Save the lesson
        </Button>
      </div>
      <LeaveDialog guard={guard} onDiscard={state.discard} isKept />
    </form>
  );
}

/** After a try that failed, the focus goes to the first field that is wrong; not at every key typed after it. */
function useFirstWrongField(
  form: { readonly current: HTMLFormElement | null },
  remarks: ReadonlyMap<string, string>,
) {
  const hadRemarks = useRef(false);
  useEffect(() => {
    const has = remarks.size > 0;
    if (has && !hadRemarks.current)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    hadRemarks.current = has;
  });
}
