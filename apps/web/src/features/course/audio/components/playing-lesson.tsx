import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { trpc } from '../../../../shared/trpc.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { usePlayer } from '../api/use-player.ts';
import { lessonSearch, tabOf } from '../../model/address.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { lessonPlayer, skipSeconds, type Track } from '../model/lesson-player.ts';
import { placeOf } from '../model/place.ts';
import { clockTime } from '../model/sentences.ts';
import { savedTrackOf, trackOf } from '../model/track.ts';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';
import { useQuestionStop } from '../api/use-question-stop.ts';
import { useMediaKeys } from '../api/use-media-keys.ts';
import { PlayButton } from './play-button.tsx';

interface PlayingLessonProps {
  readonly track: Track;
  readonly lessons: readonly PlacedLesson[];
  /** The lesson that is open. */
  readonly placed: PlacedLesson | undefined;
}

/** Keeps a lesson going while its reader is elsewhere in the course, and goes on with the next. */
export function PlayingLesson({ track, lessons, placed }: PlayingLessonProps) {
  const t = useAudioMessages();
  const { course, text } = useReader();
  const { time, isAsking } = usePlayer();
  const [search] = useSearchParams();
  const playing = lessons.find(({ lesson }) => lesson.id === track.lessonId);
  const ended = useGoingOn(lessons, playing);
  const said = isAsking ? t.waits_for_answer : ended;
  useMediaKeys(track, course.topic);
  useEffect(() => () => lessonPlayer.close(), []);
  // There the player itself is on screen.
  const isAtPlayer = placed?.lesson.id === track.lessonId && tabOf(search) === 'audio';
  return (
    <>
      {playing && <Question track={track} playing={playing} />}
      <div role="status" className="visually-hidden">
        {said}
      </div>
      {!isAtPlayer && (
        <section className={styles['mini']} aria-label={t.playing} data-lower-bar="stays">
          <PlayButton />
          <Link to={{ search: lessonSearch(track.lessonId, 'audio') }}>
            <strong {...text}>
              {track.number} {track.title}
            </strong>
            <span>
              {said ?? t.time_of({ time: clockTime(time), whole: clockTime(track.seconds) })}
            </span>
          </Link>
          <button type="button" onClick={() => lessonPlayer.skip(-skipSeconds)}>
            <Icon name="rewind" />
            <span className="visually-hidden">{t.back({ seconds: skipSeconds })}</span>
          </button>
          <button type="button" onClick={() => lessonPlayer.close()}>
            <Icon name="remove" />
            <span className="visually-hidden">{t.close}</span>
          </button>
        </section>
      )}
    </>
  );
}

/** Tells the player where the lesson that is heard asks something that has no answer yet. */
function Question({ track, playing }: { track: Track; playing: PlacedLesson }) {
  const stop = useQuestionStop(playing, track.sentences);
  const at = stop?.isAnswered ? undefined : stop?.at;
  useEffect(() => lessonPlayer.setQuestion(track.lessonId, at), [track.lessonId, at]);
  return null;
}

/**
 * What happens at the end of a lesson: the next one, if it is there to be heard; nothing is paid for
 * that nobody asked for. An address that has expired is asked for anew, once, and what does not play
 * then is heard as MP3. Returns what there is to say about it.
 */
function useGoingOn(lessons: readonly PlacedLesson[], playing: PlacedLesson | undefined) {
  const t = useAudioMessages();
  const { fetchTrack, isOnDevice } = useTracks();
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (!fetchTrack || !playing) return undefined;
    lessonPlayer.onEnded = () => {
      const next = lessons[playing.position + 1];
      if (!next) return setSaid(t.course_ends);
      fetchTrack(next).then(
        (track) => {
          if (!track)
            return setSaid(
              (isOnDevice ? t.next_not_saved : t.next_not_made)({ lesson: next.number }),
            );
          setSaid(undefined);
          lessonPlayer.open(track, { at: 0 });
          lessonPlayer.play();
        },
        () => setSaid(t.next_not_loaded),
      );
    };
    let failures = 0;
    lessonPlayer.onFailed = () => {
      failures += 1;
      if (failures > 2) return;
      const isAnew = failures === 1;
      fetchTrack(playing).then(
        (track) => {
          if (!track || (!isAnew && track.file.url === track.url)) return;
          // It was fresh and did not play: this browser takes Opus for something it knows.
          lessonPlayer.open(isAnew ? track : { ...track, url: track.file.url });
          lessonPlayer.play();
        },
        // The player says that it failed, and offers to try again.
        () => undefined,
      );
    };
    return () => {
      lessonPlayer.onEnded = () => undefined;
      lessonPlayer.onFailed = () => undefined;
    };
  }, [fetchTrack, isOnDevice, lessons, playing, t]);
  return said;
}

/** Where what follows is to be found: with a copy on this device, or on the server. */
function useTracks() {
  const { courseId, lessons: source } = useReader();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { companions } = source;
    const saved = async (of: PlacedLesson) => {
      const piece = companions && { ...companions(of.lesson.id), staleTime: Infinity };
      const recording = piece && (await queryClient.fetchQuery(piece)).recordings[0];
      return recording && savedTrackOf(of, recording);
    };
    const asked = async (of: PlacedLesson) =>
      trackOf(of, await client.narration.get.query({ id: courseId ?? '', ...placeOf(of) }));
    return {
      isOnDevice: companions !== undefined,
      fetchTrack: companions ? saved : courseId ? asked : undefined,
    };
  }, [client, courseId, queryClient, source]);
}
