import { languageName, type LessonAudio, type WantedAudio } from '@coursewright/contract';
import { useLanguage } from '../../../../shared/language.ts';
import { SelectField } from '../../../../shared/ui/select-field.tsx';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';

/** How it is read: each another audio, with a price of its own. */
export function Choices({
  audio,
  onChoose,
}: {
  audio: LessonAudio;
  onChoose: (wanted: WantedAudio) => void;
}) {
  const t = useAudioMessages();
  const locale = useLanguage();
  const { language, style, voice } = audio;
  const choose = (change: WantedAudio) => onChoose({ language, style, voice, ...change });
  return (
    <div className={styles['choices']}>
      {audio.voices.length > 1 && (
        <SelectField
          label={t.voice}
          value={voice}
          options={audio.voices.map((value) => ({
            value,
            label: value === 'male' || value === 'female' ? t.voices[value] : value,
          }))}
          onChange={({ target }) => choose({ voice: target.value })}
        />
      )}
      {audio.styles.length > 1 && (
        <SelectField
          label={t.style}
          value={style}
          options={audio.styles.map((value) => ({ value, label: t.styles[value] }))}
          onChange={({ target }) =>
            choose({ style: audio.styles.find((one) => one === target.value) })
          }
        />
      )}
      {audio.languages.length > 1 && (
        <SelectField
          label={t.variety}
          value={language}
          options={audio.languages.map((value) => ({
            value,
            label: languageName(value, locale) ?? value,
          }))}
          onChange={({ target }) => choose({ language: target.value })}
        />
      )}
    </div>
  );
}
