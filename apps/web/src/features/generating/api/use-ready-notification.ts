import type { TaskStatus, Wait } from '@coursewright/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { isFinal } from '../../../shared/progress/use-task.ts';
import { useSession } from '../../../shared/session/index.ts';
import {
  announce,
  askForNotifications,
  keepChoice,
  notificationState,
  subscribeToNotificationState,
  wantsNotification,
} from '../../../shared/ready-notification.ts';
import { useGeneratingMessages } from '../messages/index.ts';

export type News = 'completed' | 'failed' | Wait;

export function newsOf(status: TaskStatus, wait: Wait | undefined): News | undefined {
  if (status === 'completed' || status === 'failed') return status;
  return isFinal(status) ? undefined : wait;
}

/**
 * Shows a browser notification when there is news that came while the person was looking elsewhere,
 * if they asked for it.
 */
export function useReadyNotification(
  taskId: string,
  topic: string | undefined,
  news: News | undefined,
): void {
  const { user } = useSession();
  const navigate = useNavigate();
  const known = useRef<News | 'unknown' | undefined>('unknown');
  useEffect(() => {
    if (topic === undefined) return;
    // What was so when the screen opened is no news.
    const isNews = known.current !== 'unknown' && known.current !== news;
    known.current = news;
    if (
      !isNews ||
      !news ||
      !user ||
      document.visibilityState === 'visible' ||
      !wantsNotification(user.id)
    )
      return;
    // As the mail does; the history knows a course by the id of its run, too.
    const address = news === 'completed' ? paths.historyEntry(taskId) : paths.generating(taskId);
    void announce(
      {
        title: useGeneratingMessages.current().notification[news],
        body: topic,
        tag: taskId,
        address,
      },
      () => void navigate(address),
    );
  }, [topic, news, user, taskId, navigate]);
}

/** The person's choice and the browser's, and how to change them. */
export function useNotificationChoice(userId: string) {
  const state = useSyncExternalStore(subscribeToNotificationState, notificationState);
  const [isWanted, setWanted] = useState(() => wantsNotification(userId));
  const choose = (wanted: boolean) => {
    keepChoice(userId, wanted);
    setWanted(wanted);
  };
  const ask = async () => {
    if (await askForNotifications()) choose(true);
  };
  return { state, isOn: state === 'granted' && isWanted, choose, ask };
}
