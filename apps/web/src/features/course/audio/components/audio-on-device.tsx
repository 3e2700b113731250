import { languageName, type LessonAudio } from '@coursewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../../shared/language.ts';
import type { Companions } from '../../../../shared/offline/copies.ts';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { SelectField } from '../../../../shared/ui/select-field.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { Piece } from '../../model/lesson-source.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { savedTrackOf } from '../model/track.ts';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';
import { MadeBy } from './made-by.tsx';
import { AudioPlayer } from './audio-player.tsx';
import { QuestionInAudio } from './question-in-audio.tsx';

interface AudioOnDeviceProps {
  readonly placed: PlacedLesson;
  readonly saved: Piece<Companions>;
}

/** What of a lesson was saved to be heard without a connection. */
export function AudioOnDevice({ placed, saved }: AudioOnDeviceProps) {
  const t = useAudioMessages();
  const { data, error } = useQuery({ ...saved, staleTime: Infinity, retry: false });
  const [chosen, setChosen] = useState<string>();
  const wayOf = useWaysOfReading();
  if (error) return <Notice severity="error">{t.not_loaded}</Notice>;
  if (!data) return <Skeleton label={t.loading} />;
  const { recordings } = data;
  const recording = recordings.find(({ id }) => id === chosen) ?? recordings[0];
  const track = recording && savedTrackOf(placed, recording);
  if (!track) return <p className={styles['soft']}>{t.not_on_device}</p>;
  const { audio } = recording;
  return (
    <div className={styles['tab']}>
      <QuestionInAudio placed={placed} track={track}>
        <AudioPlayer key={recording.id} track={track} />
      </QuestionInAudio>
      {recordings.length > 1 && (
        <SelectField
          label={t.voice}
          value={recording.id}
          options={recordings.map(({ id, audio: of }) => ({ value: id, label: wayOf(of) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <MadeBy audio={audio} />
    </div>
  );
}

/** "Low · Standard · American English". */
function useWaysOfReading(): (audio: LessonAudio) => string {
  const t = useAudioMessages();
  const locale = useLanguage();
  return ({ voice, style, language }) =>
    [
      voice === 'male' || voice === 'female' ? t.voices[voice] : voice,
      t.styles[style],
      languageName(language, locale) ?? language,
    ].join(' · ');
}
