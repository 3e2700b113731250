import type { LessonAudio } from '@coursewright/contract';
import styles from '../audio.module.css';
import { useAudioMessages } from '../messages/index.ts';

/** Who speaks, and whose words are heard, as far as that is known. */
export function MadeBy({ audio }: { audio: LessonAudio }) {
  const t = useAudioMessages();
  const { narrator, is_builtin } = audio;
  const words = useWords(audio);
  return (
    <div className={styles['madeBy']}>
      <p>{narrator === null ? t.brought : (is_builtin ? t.built_in : t.synthetic)({ narrator })}</p>
      {words && <p>{words}</p>}
    </div>
  );
}

function useWords({ script, script_author: author }: LessonAudio): string | undefined {
  const t = useAudioMessages();
  if (script === 'lesson') return t.own_words;
  // What an earlier version saved on the device says nothing of it.
  return script && author ? t.script[script]({ author }) : undefined;
}
