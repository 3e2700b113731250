import { type ReactNode, useEffect, useRef } from 'react';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { QuestionInText } from '../../components/question-in-text.tsx';
import type { PlacedLesson } from '../../model/lessons.ts';
import { usePlayer } from '../api/use-player.ts';
import { useQuestionStop } from '../api/use-question-stop.ts';
import { lessonPlayer, type Track } from '../model/lesson-player.ts';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';

interface QuestionInAudioProps {
  readonly placed: PlacedLesson;
  readonly track: Track;
  /** The player. */
  readonly children: ReactNode;
}

/** A player that may wait at the question of its lesson, which is then above it. */
export function QuestionInAudio({ placed, track, children }: QuestionInAudioProps) {
  const t = useAudioMessages();
  const { isAsking, stopsToAsk, track: heard } = usePlayer();
  const stop = useQuestionStop(placed, track.sentences);
  const box = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const isAsked = stop !== undefined && isAsking && heard?.lessonId === placed.lesson.id;
  useEffect(() => {
    if (isAsked) question.current?.scrollIntoView?.({ block: 'center' });
  }, [isAsked]);
  const goOn = () => {
    // The question goes away: what it hung on is near.
    box.current?.querySelector<HTMLElement>('[role=switch]')?.focus();
    lessonPlayer.play();
  };
  return (
    <div ref={box} className={styles['asking']}>
      {isAsked && (
        <div ref={question}>
          <QuestionInText
            lesson={stop.lesson}
            item={stop.item}
            words={{ title: t.before_you_listen_on, onward: t.listen_on }}
            onDone={goOn}
          />
        </div>
      )}
      {children}
      {stop && (
        <Switch
          label={t.stop_to_ask}
          hint={t.stop_to_ask_hint}
          isOn={stopsToAsk}
          onChange={(isOn) => lessonPlayer.setStopsToAsk(isOn)}
        />
      )}
    </div>
  );
}
