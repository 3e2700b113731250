import type { QuizItem } from '@coursewright/contract';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { useReader } from '../../model/reader.ts';
import type { Asked } from '../api/use-conversation.ts';
import { useTutorMessages } from '../messages/index.ts';
import styles from '../tutor.module.css';

interface ComposerProps {
  /** Characters. */
  readonly max: number;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  /** A message that is asked in other words, or a question of the quiz that help is wanted with. */
  readonly begun: Asked | undefined;
  readonly about: QuizItem | undefined;
  readonly onAsk: (asked: Asked) => void;
  readonly onStop: () => void;
  /** Leaves what was begun. */
  readonly onCancel: () => void;
}

/** A tab is shown within a few of them. */
const framesUntilShown = 60;

const isBlank = (message = ''): boolean => message.trim() === '';

/** Where a question is typed: Enter asks it, Shift and Enter begin a new line, Escape stops. */
export function Composer(props: ComposerProps) {
  const { max, isBusy, isDisabled, begun, about, onAsk, onStop, onCancel } = props;
  const t = useTutorMessages();
  const { text } = useReader();
  const [isEmpty, setEmpty] = useState(isBlank(begun?.message));
  const area = useRef<HTMLTextAreaElement>(null);
  // What is begun, or left, is gone on with here.
  const [shown, setShown] = useState(begun);
  if (begun !== shown) {
    setShown(begun);
    setEmpty(isBlank(begun?.message));
  }
  // The page keeps what is typed: to write it back at every key makes keys slow.
  useLayoutEffect(() => {
    if (area.current) area.current.value = begun?.message ?? '';
  }, [begun]);
  useFocusOnce(begun, area);
  const ask = () => {
    if (!area.current || isBusy || isDisabled || isBlank(area.current.value)) return;
    onAsk({ ...begun, message: area.current.value.trim() });
    area.current.value = '';
    setEmpty(true);
  };
  const cancel = () => {
    area.current?.focus();
    onCancel();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const press = (event: KeyboardEvent) => {
    // Keys also end the choice of a character, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && (isBusy || begun)) {
      event.preventDefault();
      if (isBusy) onStop();
      else cancel();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    ask();
  };
  return (
    <form className={styles['composer']} onSubmit={submit}>
      {begun && (
        <div className={styles['begun']}>
          <p>
            {about ? t.about_question : t.editing} {about && <q {...text}>{about.question}</q>}
          </p>
          <Button look="quiet" size="small" onClick={cancel}>
            {t.cancel}
          </Button>
        </div>
      )}
      <TextArea
        label={t.your_question}
        rows={2}
        dir="auto"
        ref={area}
        onKeyDown={press}
        maxLength={max}
        placeholder={t.placeholder}
        onChange={({ target }) => setEmpty(isBlank(target.value))}
      />
      {isBusy ? (
        // It takes the place of "Ask": the second half of a double click means nothing by it.
        <Button look="secondary" onClick={({ detail }) => detail < 2 && onStop()}>
          {t.stop}
        </Button>
      ) : (
        <Button type="submit" disabled={isDisabled || isEmpty}>
          {t.send}
        </Button>
      )}
    </form>
  );
}

/** Brings the focus to where something is begun. */
function useFocusOnce(begun: Asked | undefined, area: RefObject<HTMLTextAreaElement | null>) {
  useEffect(() => {
    if (!begun) return undefined;
    // The tab that it stands in may be about to be shown, and what is hidden takes no focus.
    let frames = framesUntilShown;
    let frame = 0;
    const focus = () => {
      area.current?.focus();
      frames -= 1;
      if (document.activeElement !== area.current && frames > 0)
        frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [begun, area]);
}
