import { useParams } from 'react-router-dom';
import { useNotify } from '../../../../shared/notify.tsx';
import { errorText, trpc } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { lessonsOf } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { useLearningMessages } from '../messages/index.ts';
import styles from '../learning.module.css';
import { type DisputedProps, DisputeRow } from './disputed-questions.tsx';

/** For the owner of a course: which questions readers of its public page find wrong. */
export function ReaderReports(props: DisputedProps) {
  const { taskId, entryId } = useParams();
  const { evidence } = useReader();
  const id = taskId ?? entryId;
  // Of a course that is somebody else's, nothing is kept.
  return evidence.isKept && id !== undefined ? <ReportsOf {...props} id={id} /> : null;
}

function ReportsOf({ id, ...props }: DisputedProps & { id: string }) {
  const t = useLearningMessages();
  const { course } = useReader();
  const notify = useNotify();
  const { library } = trpc.useUtils();
  const reports = trpc.library.questionReports.useQuery({ id });
  const dismiss = trpc.library.dismissQuestionReports.useMutation({
    onSuccess: (_, { question_id }) =>
      library.questionReports.setData({ id }, (before) => ({
        questions: before?.questions.filter((each) => each.question_id !== question_id) ?? [],
      })),
    onError: (error) => notify(errorText(error), { severity: 'error' }),
  });
  if (reports.error) return <Notice severity="error">{errorText(reports.error)}</Notice>;
  const lessons = lessonsOf(course);
  const found = (reports.data?.questions ?? []).flatMap((report) => {
    const placed = lessons.find(({ lesson }) => lesson.id === report.submodule_id);
    return placed ? [{ report, placed }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section className={styles['disputes']} aria-labelledby="reader-reports-title">
      <h3 id="reader-reports-title">{t.reader_reports({ count: found.length })}</h3>
      <p>{t.reader_reports_why}</p>
      <ul>
        {found.map(({ report: { question_id, count, reasons }, placed }) => (
          <DisputeRow
            key={question_id}
            {...props}
            placed={placed}
            questionId={question_id}
            reasons={reasons}
          >
            <Button
              look="quiet"
              size="small"
              aria-label={t.dismiss_reports_of({ lesson: placed.number, count })}
              onClick={() => dismiss.mutate({ id, question_id })}
            >
              {t.dismiss_reports({ count })}
            </Button>
          </DisputeRow>
        ))}
      </ul>
    </section>
  );
}
