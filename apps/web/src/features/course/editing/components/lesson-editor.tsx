import { limits, type PathData } from '@coursewright/contract';
import { courseText, type CourseText } from '../../../../shared/course-text.ts';
import { paths } from '../../../../shared/paths.ts';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useLessonForm, type LessonFormInput } from '../api/use-lesson-form.ts';
import type { DraftState } from '../api/use-lesson-draft.ts';
import styles from '../editing.module.css';
import type { FieldErrors } from '../model/lesson-draft.ts';
import { CourseTextField } from './course-text-field.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { QuizFields } from './quiz-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { TermFields } from './term-fields.tsx';
import { useEditingMessages } from '../messages/index.ts';

interface LessonEditorProps extends LessonFormInput {
  readonly course: PathData;
}

/** The form that changes a lesson by hand. */
export function LessonEditor({ course, ...input }: LessonEditorProps) {
  const t = useEditingMessages();
  const { task, lesson } = input;
  const { state, form, guard, obstacle, errors, failure, isSaving, submit } = useLessonForm(input);
  const { draft, isChanged, change } = state;
  const fields = { errors, text: courseText(course.language) };
  return (
    <form
      ref={form}
      className={styles['stack']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {obstacle && <Notice severity="warning">{t.kept_in_tab({ obstacle })}</Notice>}
      <OvertakenNotice state={state} versions={paths.lessonVersions(task.task_id, lesson.id)} />
      <LessonFields {...fields} state={state} course={course} citations={lesson.citations} />
      <TermFields
        {...fields}
        terms={draft.key_terms}
        onChange={(key_terms) => change({ key_terms })}
      />
      <QuizFields {...fields} quiz={draft.quiz} onChange={(quiz) => change({ quiz })} />
      <SaveBar
        problem={failure}
        status={
          errors.size > 0
            ? t.fields_wrong({ count: errors.size })
            : isChanged
              ? t.draft_kept
              : t.unchanged
        }
        isChanged={isChanged}
        isBusy={isSaving}
        isBlocked={obstacle !== undefined || state.isOvertaken}
        onDiscard={state.discard}
      >
        {t.save_lesson}
      </SaveBar>
      <LeaveDialog guard={guard} onDiscard={state.discard} isKept />
    </form>
  );
}

interface LessonFieldsProps {
  readonly state: DraftState;
  readonly course: PathData;
  readonly citations: Parameters<typeof MarkdownField>[0]['citations'];
  readonly errors: FieldErrors;
  readonly text: CourseText;
}

/** Title, description, objectives, text and summary. */
function LessonFields({ state, course, citations, errors, text }: LessonFieldsProps) {
  const t = useEditingMessages();
  const { draft, base, change } = state;
  return (
    <section className={styles['section']} aria-labelledby="words-title">
      <h2 id="words-title">{t.the_lesson}</h2>
      <CourseTextField
        label={t.title}
        text={text}
        error={errors.get('title')}
        value={draft.title}
        onChange={(title) => change({ title })}
      />
      <CourseTextField
        label={t.description}
        text={text}
        rows={2}
        error={errors.get('description')}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <CourseTextField
        label={t.objectives}
        text={text}
        rows={3}
        error={errors.get('objectives')}
        hint={t.objectives_hint({ max: limits.editing.objectives.max })}
        value={draft.objectives}
        onChange={(objectives) => change({ objectives })}
      />
      <MarkdownField
        value={draft.content}
        before={base.content}
        onChange={(content) => change({ content })}
        error={errors.get('content')}
        citations={citations}
        sources={course.sources}
        text={text}
      />
      <CourseTextField
        label={t.summary}
        text={text}
        rows={3}
        error={errors.get('summary')}
        value={draft.summary}
        onChange={(summary) => change({ summary })}
      />
    </section>
  );
}
