import type { LessonAudio, WantedAudio } from '@coursewright/contract';
import { useState } from 'react';
import { messageOf } from '../../../../shared/request-error.ts';
import { useOwnWords } from '../../../../shared/refusals/use-problems.ts';
import { toRequestError } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { isBeingMade, useLessonAudio } from '../api/use-lesson-audio.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { trackOf } from '../model/track.ts';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';
import { AudioOnDevice } from './audio-on-device.tsx';
import { AudioPlayer } from './audio-player.tsx';
import { Choices } from './choices.tsx';
import { MadeBy } from './made-by.tsx';
import { QuestionInAudio } from './question-in-audio.tsx';
import { OrderAudio } from './order-audio.tsx';

/** A lesson to be listened to: what it costs, how far it is, and its player. */
export function AudioTab({ placed }: { placed: PlacedLesson }) {
  const t = useAudioMessages();
  const { courseId, lessons } = useReader();
  if (lessons.companions)
    return <AudioOnDevice placed={placed} saved={lessons.companions(placed.lesson.id)} />;
  if (!courseId) return <p className={styles['soft']}>{t.own_only}</p>;
  return <OwnAudio key={placed.lesson.revision} courseId={courseId} placed={placed} />;
}

function OwnAudio({ courseId, placed }: { courseId: string; placed: PlacedLesson }) {
  const t = useAudioMessages();
  const isOnline = useOnline();
  const [wanted, setWanted] = useState<WantedAudio>({});
  const { data: audio, error, refetch } = useLessonAudio(courseId, placed, wanted);
  const refusal = useOwnWords(audio?.refusal, audio?.refusal_said);
  if (!audio)
    return error ? (
      <Notice severity="error" title={t.not_loaded}>
        <p>{messageOf(toRequestError(error))}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {t.try_again}
        </Button>
      </Notice>
    ) : isOnline ? (
      <Skeleton label={t.loading} />
    ) : (
      <p className={styles['soft']}>{t.offline}</p>
    );
  const track = trackOf(placed, audio);
  return (
    <div className={styles['tab']}>
      {audio.refusal !== null ? (
        <Notice title={t.refused}>{refusal}</Notice>
      ) : (
        <>
          {track ? (
            <QuestionInAudio placed={placed} track={track}>
              <AudioPlayer key={track.lessonId} track={track} />
            </QuestionInAudio>
          ) : isBeingMade(audio) ? (
            <Making audio={audio} />
          ) : (
            <OrderAudio courseId={courseId} placed={placed} wanted={wanted} audio={audio} />
          )}
          <Choices audio={audio} onChoose={setWanted} />
        </>
      )}
      <MadeBy audio={audio} />
    </div>
  );
}

/** It goes on without anybody watching. */
function Making({ audio }: { audio: LessonAudio }) {
  const t = useAudioMessages();
  const percent = Math.floor(audio.progress * 100);
  return (
    <div className={styles['making']}>
      <label>
        {t.making({ percent })}
        <progress max={100} value={audio.status === 'waiting' ? undefined : percent} />
      </label>
      <p className={styles['soft']}>{t.you_can_leave}</p>
    </div>
  );
}
