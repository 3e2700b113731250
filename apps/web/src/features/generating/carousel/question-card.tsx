import type { Curiosity } from '@coursewright/contract';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import styles from './carousel.module.css';
import { CategoryMark, Source, type TextProps } from './curiosity-card.tsx';
import { useGeneratingMessages } from '../messages/index.ts';

interface QuestionCardProps {
  readonly item: Extract<Curiosity, { kind: 'question' }>;
  readonly text: TextProps;
  /** Id of the option taken; a question is answered once. */
  readonly chosen: string | undefined;
  readonly onChoose: (optionId: string) => void;
}

type Option = QuestionCardProps['item']['options'][number];

/**
 * A question with its options; the answer says whether it was right, and why. A poll has no right
 * answer.
 */
export function QuestionCard({ item, text, chosen, onChoose }: QuestionCardProps) {
  const t = useGeneratingMessages();
  const isPoll = item.category === 'opinion_poll';
  const answer = item.options.find(({ id }) => id === chosen);
  const markOf = (option: Option) => {
    if (!answer) return undefined;
    if (isPoll) return option.id === answer.id ? 'chosen' : undefined;
    if (option.is_correct) return 'right';
    return option.id === answer.id ? 'wrong' : undefined;
  };
  return (
    <>
      <CategoryMark category={item.category} />
      <p className={styles['words']} id={`question-${item.id}`} {...text}>
        <InlineCode text={item.question} />
      </p>
      <ul className={styles['options']} aria-labelledby={`question-${item.id}`}>
        {item.options.map((option) => {
          const mark = markOf(option);
          return (
            <li key={option.id}>
              <button
                type="button"
                aria-pressed={option.id === chosen}
                aria-disabled={answer !== undefined}
                data-mark={mark}
                onClick={() => answer ?? onChoose(option.id)}
              >
                <span {...text}>
                  <InlineCode text={option.text} />
                </span>
                {mark && <span className={styles['mark']}>{t.mark[mark]}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles['feedback']}>
        {answer && <Feedback item={item} answer={answer} text={text} />}
      </div>
      {answer && <Source source={item.source} />}
    </>
  );
}

interface FeedbackProps {
  readonly item: QuestionCardProps['item'];
  readonly answer: Option;
  readonly text: TextProps;
}

function Feedback({ item, answer, text }: FeedbackProps) {
  const t = useGeneratingMessages();
  const right = item.options.find(({ is_correct }) => is_correct);
  return (
    <p>
      <strong>
        {item.category === 'opinion_poll'
          ? t.noted
          : answer.is_correct
            ? t.correct
            : right
              ? t.not_quite_answer({ answer: <span {...text}>{right.text}</span> })
              : t.not_quite}
      </strong>{' '}
      <span {...text}>
        <InlineCode text={item.explanation} />
      </span>
    </p>
  );
}
