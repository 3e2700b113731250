import type { TaskView } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import type { Tag } from '../../../shared/messages.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { paths } from '../../../shared/paths.ts';
import type { SessionUser } from '../../../shared/session/index.ts';
import { useTaskNews } from '../../../shared/progress/use-task.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useNotificationChoice } from '../api/use-ready-notification.ts';
import styles from '../generating.module.css';
import { CancelCourse } from './cancel-course.tsx';
import { useGeneratingMessages } from '../messages/index.ts';

/** That nobody has to stay, how to hear of the end, and the way to stop it. */
export function WhenReady({ task, user }: { task: TaskView; user: SessionUser }) {
  const t = useGeneratingMessages();
  const { waiting_for: wait } = task;
  return (
    <section className={styles['leave']} aria-labelledby="when-ready-title">
      <h2 id="when-ready-title">{t.may_close}</h2>
      <p>
        {wait
          ? t.may_close_waiting[wait]({ link: historyLink })
          : t.may_close_writing({ link: historyLink })}
      </p>
      <BrowserNotification userId={user.id} />
      <MailWhenReady task={task} email={user.email} />
      {/* The question about its sources offers that itself. */}
      {wait !== 'sources' && (
        <CancelCourse
          taskId={task.task_id}
          isWaiting={wait === 'outline'}
          returnsCredit={task.stop_returns_credit ?? true}
        />
      )}
    </section>
  );
}

const historyLink: Tag = (text) => <Link to={paths.history}>{text}</Link>;

function BrowserNotification({ userId }: { userId: string }) {
  const t = useGeneratingMessages();
  const { state, isOn, choose, ask } = useNotificationChoice(userId);
  if (state === 'unsupported') return null;
  if (state === 'denied') return <p className={styles['faint']}>{t.notification_denied}</p>;
  if (state === 'default')
    return (
      <div>
        <Button look="secondary" onClick={() => void ask()}>
          {t.notify_browser}
        </Button>
        <p className={styles['faint']}>{t.notification_hint}</p>
      </div>
    );
  return (
    <Switch
      label={t.notify_browser}
      isOn={isOn}
      onChange={choose}
      hint={isOn ? t.notification_on : undefined}
    />
  );
}

function MailWhenReady({
  task: { task_id: id, notify_by_email },
  email,
}: {
  task: TaskView;
  email: string;
}) {
  const t = useGeneratingMessages();
  const { take } = useTaskNews();
  const notify = useNotify();
  const update = trpc.generation.update.useMutation({
    onSuccess: (task) => take(id, task),
    onError: (error) => notify(errorText(error), { severity: 'error' }),
  });
  const isOn = update.isPending ? update.variables.notify_by_email : notify_by_email;
  return (
    <Switch
      label={t.notify_email}
      isOn={isOn}
      isPending={update.isPending}
      onChange={(wanted) => update.mutate({ id, notify_by_email: wanted })}
      hint={t.notify_email_hint({ email })}
    />
  );
}
