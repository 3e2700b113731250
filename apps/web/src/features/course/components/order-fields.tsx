import type { QuizItem } from '@coursewright/contract';
import { useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { afterStep, optionsInOrder, type QuizMove, type QuizRun } from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

interface OrderProps {
  readonly item: QuizItem;
  readonly run: QuizRun;
  readonly move: (move: QuizMove) => void;
}

/** Things to put in order: each goes up or down by a button, and what became of it is said. */
export function OrderFields({ item, run, move }: OrderProps) {
  const t = useCourseMessages();
  const { text } = useReader();
  const { isChecked, chosen } = run;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const options = optionsInOrder(item, chosen);
  const step = (at: number, by: 1 | -1) => {
    move({ type: 'choose', option: afterStep(options, at, by) });
    const place = at + by;
    setSaid(t.moved({ text: options[at]?.text ?? '', at: place + 1, count: options.length }));
    // The entry has moved in the document, and its button may be of no use at the end of the list.
    const buttons = list.current?.children[place]?.querySelectorAll('button');
    const same = buttons?.[by === -1 ? 0 : 1];
    (same?.disabled ? buttons?.[by === -1 ? 1 : 0] : same)?.focus();
  };
  return (
    <>
      <p className={styles['orderHint']}>{t.order_hint}</p>
      <ol ref={list} className={styles['order']}>
        {options.map((option, at) => {
          const place = item.options.indexOf(option);
          return (
            <li
              key={option.id}
              className={styles['option']}
              data-verdict={isChecked ? (place === at ? 'right' : 'wrong') : undefined}
            >
              <span {...text}>
                <InlineCode text={option.text} />
              </span>
              {isChecked ? (
                <span className={styles['verdict']}>
                  <Icon name={place === at ? 'right' : 'wrong'} />{' '}
                  {place === at ? t.right_place : t.belongs_at({ place: place + 1 })}
                </span>
              ) : (
                <span className={styles['orderButtons']}>
                  <Button
                    look="secondary"
                    size="small"
                    aria-label={t.move_up({ text: option.text })}
                    disabled={at === 0}
                    onClick={() => step(at, -1)}
                  >
                    <Icon name="up" />
                  </Button>
                  <Button
                    look="secondary"
                    size="small"
                    aria-label={t.move_down({ text: option.text })}
                    disabled={at === options.length - 1}
                    onClick={() => step(at, 1)}
                  >
                    <Icon name="down" />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
