import { Button } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { SelectField } from '../../../../shared/ui/select-field.tsx';
import { usePlayer } from '../api/use-player.ts';
import {
  lessonPlayer,
  rates,
  type Sleep,
  skipSeconds,
  type Track,
} from '../model/lesson-player.ts';
import { isSameRecording } from '../model/track.ts';
import { clockTime } from '../model/sentences.ts';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';
import { PlayButton } from './play-button.tsx';
import { Transcript } from './transcript.tsx';

const sleeps: readonly Sleep[] = ['never', 'lesson', 5, 15, 30, 60];

/** The player of one lesson; what is heard may be another one, until this is started. */
export function AudioPlayer({ track }: { track: Track }) {
  const t = useAudioMessages();
  const state = usePlayer();
  const isOn = state.track !== undefined && isSameRecording(state.track, track);
  const time = isOn ? state.time : 0;
  const open = () => isOn || lessonPlayer.open(track);
  const times = { time: clockTime(time), whole: clockTime(track.seconds) };
  const skip = (seconds: number) => {
    open();
    lessonPlayer.skip(seconds);
  };
  return (
    <section className={styles['player']} aria-label={t.player}>
      {isOn && state.hasFailed && (
        <Notice severity="error" title={t.not_playing}>
          <Button
            look="secondary"
            onClick={() => {
              lessonPlayer.open(track);
              lessonPlayer.play();
            }}
          >
            {t.try_again}
          </Button>
        </Notice>
      )}
      <div className={styles['controls']}>
        <button type="button" className={styles['skip']} onClick={() => skip(-skipSeconds)}>
          <Icon name="rewind" />
          <span aria-hidden="true">{skipSeconds}</span>
          <span className="visually-hidden">{t.back({ seconds: skipSeconds })}</span>
        </button>
        <PlayButton isOn={isOn} onPlay={open} />
        <button type="button" className={styles['skip']} onClick={() => skip(skipSeconds)}>
          <Icon name="ahead" />
          <span aria-hidden="true">{skipSeconds}</span>
          <span className="visually-hidden">{t.ahead({ seconds: skipSeconds })}</span>
        </button>
        <label className={styles['position']}>
          <span className="visually-hidden">{t.position}</span>
          <input
            type="range"
            min={0}
            max={Math.ceil(track.seconds)}
            step={5}
            value={time}
            aria-valuetext={t.time_of(times)}
            onChange={({ target }) => {
              open();
              lessonPlayer.seek(Number(target.value));
            }}
          />
          <span aria-hidden="true">{t.time_of(times)}</span>
        </label>
      </div>
      <Settings track={track} />
      <Transcript track={track} onJump={open} />
    </section>
  );
}

function Settings({ track }: { track: Track }) {
  const t = useAudioMessages();
  const { rate, sleep, volume } = usePlayer();
  return (
    <div className={styles['settings']}>
      <SelectField
        label={t.speed}
        value={String(rate)}
        options={rates.map((value) => ({ value: String(value), label: t.times({ value }) }))}
        onChange={({ target }) => lessonPlayer.setRate(Number(target.value))}
      />
      <SelectField
        label={t.sleep}
        value={String(sleep)}
        options={sleeps.map((value) => ({
          value: String(value),
          label: typeof value === 'number' ? t.in_minutes({ count: value }) : t.sleeps[value],
        }))}
        onChange={({ target }) => {
          const chosen = sleeps.find((value) => String(value) === target.value);
          lessonPlayer.setSleep(chosen ?? 'never');
        }}
      />
      <label className={styles['volume']}>
        {t.volume}
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          aria-valuetext={t.percent({ value: Math.round(volume * 100) })}
          onChange={({ target }) => lessonPlayer.setVolume(Number(target.value))}
        />
      </label>
      <a
        className={styles['download']}
        href={track.file.url}
        download={`${track.number} ${track.title}.${track.file.format}`.replace(
          /[\\/:*?"<>|]+/g,
          ' ',
        )}
      >
        {t.download}
      </a>
    </div>
  );
}
