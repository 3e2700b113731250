import type { Submodule } from '@coursewright/contract';
import { Button } from '../../../../shared/ui/button.tsx';
import { useReader } from '../../model/reader.ts';
import type { Asked } from '../api/use-conversation.ts';
import { useTutorMessages } from '../messages/index.ts';
import styles from '../tutor.module.css';

/** What a learner may want to know first: the terms of the lesson, and help with its quiz. */
export function Suggestions({
  lesson,
  isDisabled,
  onAsk,
}: {
  lesson: Submodule;
  isDisabled: boolean;
  onAsk: (asked: Asked) => void;
}) {
  const t = useTutorMessages();
  const { text } = useReader();
  const [question] = lesson.quiz;
  const asked: Asked[] = [
    ...lesson.key_terms.slice(0, 3).map(({ term }) => ({ message: t.suggest_term({ term }) })),
    ...(question ? [{ message: t.suggest_quiz({ question: 1 }), question_id: question.id }] : []),
  ];
  return (
    <section className={styles['empty']} aria-label={t.suggestions}>
      <p>{t.empty}</p>
      <ul>
        {asked.map((each) => (
          <li key={each.message}>
            <Button
              look="secondary"
              size="small"
              disabled={isDisabled}
              dir={text.dir}
              onClick={() => onAsk(each)}
            >
              {each.message}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
