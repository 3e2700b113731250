import type { TaskView } from '@coursewright/contract';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNotify } from '../../../shared/notify.tsx';
import { paths } from '../../../shared/paths.ts';
import type { SessionUser } from '../../../shared/session/index.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useNotificationChoice } from '../api/use-ready-notification.ts';
import styles from '../generating.module.css';
import { CancelCourse } from './cancel-course.tsx';

/** That nobody has to stay, how to hear of the end, and the way to stop it. */
export function WhenReady({ task, user }: { task: TaskView; user: SessionUser }) {
  const isWaiting = task.waiting_for === 'outline';
  return (
    <section className={styles['leave']} aria-labelledby="when-ready-title">
      <h2 id="when-ready-title">No need to stay</h2>
      <p>
        {isWaiting
          ? 'Leave or close this page as you like: the outline waits for you.'
          : 'Leave or close this page as you like: the course goes on being written in the background.'}{' '}
        You find it under <Link to={paths.generator}>“Your courses” on the generator page</Link>.
      </p>
      <BrowserNotification userId={user.id} />
      <MailWhenReady task={task} email={user.email} />
      <CancelCourse taskId={task.task_id} isWaiting={isWaiting} />
    </section>
  );
}

function BrowserNotification({ userId }: { userId: string }) {
  const { state, isOn, choose, ask } = useNotificationChoice(userId);
  if (state === 'unsupported') return null;
  if (state === 'denied')
    return (
      <p className={styles['faint']}>
        Your browser blocks notifications of this site. To get one when the course is ready, allow
        them in the browser’s settings for this site.
      </p>
    );
  if (state === 'default')
    return (
      <div>
        <Button look="secondary" onClick={() => void ask()}>
          Notify me in this browser
        </Button>
        <p className={styles['faint']}>
          Your browser will ask you once. It works while this tab is open.
        </p>
      </div>
    );
  return (
    <Switch
      isOn={isOn}
      onChange={choose}
      hint={isOn ? 'Shown when you are in another tab or window; keep this one open.' : undefined}
    >
      Notify me in this browser
    </Switch>
  );
}

function MailWhenReady({
  task: { task_id: id, notify_by_email },
  email,
}: {
  task: TaskView;
  email: string;
}) {
  const { generation } = trpc.useUtils();
  const notify = useNotify();
  const update = trpc.generation.update.useMutation({
    onSuccess: (task) => generation.status.setData({ id }, task),
    onError: (error) => notify(errorText(error), { severity: 'error' }),
  });
  const isOn = update.isPending ? update.variables.notify_by_email : notify_by_email;
  return (
    <Switch
      isOn={isOn}
      onChange={(wanted) => update.mutate({ id, notify_by_email: wanted })}
      hint={`To ${email}, also if it fails.`}
    >
      E-mail me when it is ready
    </Switch>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

function Switch({ isOn, onChange, hint, children }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{children}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles['faint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
