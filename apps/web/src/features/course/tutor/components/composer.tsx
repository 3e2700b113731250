import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextArea } from '../../../../shared/ui/text-field.tsx';
import type { Asked } from '../api/use-conversation.ts';
import { useTutorMessages } from '../messages/index.ts';
import styles from '../tutor.module.css';

interface ComposerProps {
  /** Characters. */
  readonly max: number;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onAsk: (asked: Asked) => void;
}

/** Where a question is typed: Enter asks it, Shift and Enter begin a new line. */
export function Composer({ max, isBusy, isDisabled, onAsk }: ComposerProps) {
  const t = useTutorMessages();
  const [message, setMessage] = useState('');
  const ask = () => {
    if (isBusy || isDisabled || message.trim() === '') return;
    onAsk({ message: message.trim() });
    setMessage('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends the choice of a character, as in Japanese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  return (
    <form className={styles['composer']} onSubmit={submit}>
      <TextArea
        label={t.your_question}
        rows={2}
        dir="auto"
        maxLength={max}
        placeholder={t.placeholder}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        onKeyDown={press}
      />
      <Button type="submit" busy={isBusy} disabled={isDisabled || message.trim() === ''}>
        {t.send}
      </Button>
    </form>
  );
}
