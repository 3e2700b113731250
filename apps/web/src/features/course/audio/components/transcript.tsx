import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { usePlayer, useSpokenSentence } from '../api/use-player.ts';
import { useReader } from '../../model/reader.ts';
import { lessonPlayer, type Track } from '../model/lesson-player.ts';
import { paragraphsOf } from '../model/sentences.ts';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';

/** What is said, sentence by sentence: the spoken one stands out, and a press jumps to it. */
export function Transcript({ track, onJump }: { track: Track; onJump: () => void }) {
  const t = useAudioMessages();
  const { text } = useReader();
  const { isPlaying } = usePlayer();
  const spoken = useSpokenSentence(track.lessonId);
  const box = useRef<HTMLDivElement>(null);
  const paragraphs = useMemo(() => paragraphsOf(track.sentences), [track.sentences]);
  useEffect(() => {
    if (isPlaying) keepInSight(box.current, spoken);
  }, [isPlaying, spoken]);
  const jump = (index: number) => {
    onJump();
    lessonPlayer.seek(track.sentences[index]!.starts_at);
    lessonPlayer.play();
  };
  return (
    <section className={styles['transcript']} aria-labelledby="transcript-title">
      <h3 id="transcript-title">{t.transcript}</h3>
      <p className="visually-hidden">{t.transcript_keys}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons in it */}
      <div ref={box} {...text} onKeyDown={moveByKey}>
        {paragraphs.map(({ isHeading, first, sentences }) => {
          const Tag = isHeading ? 'h4' : 'p';
          return (
            <Tag key={first}>
              {sentences.map((sentence, nth) => {
                const index = first + nth;
                return (
                  <button
                    key={index}
                    type="button"
                    data-sentence={index}
                    aria-current={index === spoken ? 'true' : undefined}
                    // One stop for the Tab key; arrows go from there.
                    tabIndex={index === Math.max(0, spoken) ? 0 : -1}
                    onClick={() => jump(index)}
                  >
                    {sentence.text}
                  </button>
                );
              })}
            </Tag>
          );
        })}
      </div>
    </section>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go through the sentences. */
function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const step = steps[event.key];
  const at = event.target instanceof HTMLElement ? event.target.dataset['sentence'] : undefined;
  if (step === undefined || at === undefined) return;
  event.preventDefault();
  sentenceIn(event.currentTarget, Number(at) + step)?.focus();
}

const sentenceIn = (box: HTMLElement, index: number): HTMLElement | null =>
  box.querySelector(`[data-sentence="${index}"]`);

/** Scrolls the transcript, never the page. */
function keepInSight(box: HTMLDivElement | null, index: number): void {
  const sentence = box && sentenceIn(box, index);
  if (!sentence) return;
  const top = sentence.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + sentence.offsetHeight > box.scrollTop + box.clientHeight)
    box.scrollTo?.({ top: Math.max(0, top - box.clientHeight / 3) });
}
