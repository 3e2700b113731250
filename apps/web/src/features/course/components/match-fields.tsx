import type { QuizItem } from '@coursewright/contract';
import { useId } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import { afterMatch, matchesGiven, matchesOffered } from '../model/quiz-run.ts';
import type { QuizMove, QuizRun } from '../model/quiz-run.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

interface MatchProps {
  readonly item: QuizItem;
  readonly run: QuizRun;
  readonly move: (move: QuizMove) => void;
}

/**
 * Things and what belongs to them: the matches stand below one another with a letter each, and
 * every thing has a list to choose its letter from.
 */
export function MatchFields({ item, run, move }: MatchProps) {
  const t = useCourseMessages();
  const { text } = useReader();
  const { isChecked, chosen } = run;
  const id = useId();
  const given = matchesGiven(item, chosen);
  const offered = matchesOffered(item);
  const letterOf = (optionId: string | undefined): string =>
    letters.charAt(offered.findIndex((one) => one.id === optionId));
  return (
    <>
      <p className={styles['orderHint']}>{t.match_hint}</p>
      <ul className={styles['matches']}>
        {offered.map((option) => (
          <li key={option.id}>
            <span className={styles['matchLetter']}>{letterOf(option.id)}</span>
            <span {...text}>
              <InlineCode text={option.match ?? ''} />
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles['pairs']}>
        {item.options.map((option, at) => {
          const isRightHere = given[at] === option.id;
          return (
            <li
              key={option.id}
              className={styles['option']}
              data-verdict={isChecked ? (isRightHere ? 'right' : 'wrong') : undefined}
            >
              <span {...text} id={`${id}-${at}`}>
                <InlineCode text={option.text} />
              </span>
              {isChecked ? (
                <span className={styles['verdict']}>
                  <Icon name={isRightHere ? 'right' : 'wrong'} />{' '}
                  {isRightHere
                    ? t.matched({ letter: letterOf(option.id) })
                    : t.belongs_to({ letter: letterOf(option.id), given: letterOf(given[at]) })}
                </span>
              ) : (
                <select
                  className={styles['matchChoice']}
                  aria-labelledby={`${id}-${at}`}
                  value={given[at] ?? ''}
                  onChange={({ target }) =>
                    move({
                      type: 'choose',
                      option: afterMatch(item, chosen, at, target.value || undefined),
                    })
                  }
                >
                  <option value="">{t.match_choose}</option>
                  {offered.map((one) => (
                    <option key={one.id} value={one.id}>
                      {`${letterOf(one.id)}: ${shortened(one.match ?? '')}`}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const letters = 'ABCDEF';
const longest = 60;
/** A list opens over the page: the whole text stands above, behind the same letter. */
const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/u, '')} …`;
