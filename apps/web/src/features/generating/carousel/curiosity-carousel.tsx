import { isRightToLeft, type Curiosity } from '@coursewright/contract';
import { useId, useState } from 'react';
import styles from './carousel.module.css';
import { categories } from './categories.ts';
import { CuriosityCard } from './curiosity-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { useCarousel } from './use-carousel.ts';

/** Long enough to read the text twice; a question takes thinking. Milliseconds. */
const readingMs = { curiosity: 9_000, question: 18_000 } as const;

interface CuriosityCarouselProps {
  readonly items: readonly Curiosity[];
  /** Of the course's own words; absent until it is known. */
  readonly language: string | undefined;
  /** Nobody waits any more. */
  readonly isOver?: boolean;
}

/** What the research turned up, to pass the time: facts and questions, one at a time, each with its source. */
export function CuriosityCarousel({ items, language, isOver = false }: CuriosityCarouselProps) {
  const [shownKind, setShownKind] = useState<Curiosity['kind']>('curiosity');
  const { index, canPlay, isPaused, isMoving, toggle, next, previous, slides, watch } = useCarousel(
    items.length,
    readingMs[shownKind],
  );
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const id = useId();
  const current = items[index];
  if (!current) return null;
  if (current.kind !== shownKind) setShownKind(current.kind);
  const text = language
    ? { lang: language, dir: isRightToLeft(language) ? ('rtl' as const) : ('ltr' as const) }
    : {};

  return (
    <section
      className={styles['carousel']}
      aria-roledescription="carousel"
      aria-labelledby={`${id}-title`}
      {...watch}
    >
      <header>
        <h2 id={`${id}-title`}>{isOver ? 'What the sources had besides' : 'While you wait'}</h2>
        <div className={styles['controls']}>
          {canPlay && (
            <Control
              label={isPaused ? 'Go on by itself' : 'Pause'}
              icon={isPaused ? 'M6 4l10 6-10 6z' : 'M7 4v12M13 4v12'}
              onClick={toggle}
            />
          )}
          <Control label="Previous" icon="M12.5 4.5L7 10l5.5 5.5" turns onClick={previous} />
          <span className={styles['position']}>
            {index + 1} of {items.length}
          </span>
          <Control label="Next" icon="M7.5 4.5L13 10l-5.5 5.5" turns onClick={next} />
        </div>
      </header>
      {/* All slides lie on one another, so that the tallest sets the height and nothing below jumps. */}
      <div
        className={styles['slides']}
        ref={slides}
        tabIndex={-1}
        aria-live={isMoving ? 'off' : 'polite'}
        aria-atomic="false"
      >
        {items.map((item, at) => (
          <div
            key={item.id}
            className={styles['slide']}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${items.length}: ${categories[item.category].label}`}
            data-category={item.category}
            aria-hidden={at !== index}
            inert={at !== index}
          >
            {item.kind === 'curiosity' ? (
              <CuriosityCard item={item} text={text} />
            ) : (
              <QuestionCard
                item={item}
                text={text}
                chosen={answers.get(item.id)}
                onChoose={(option) => setAnswers(new Map([...answers, [item.id, option]]))}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function Control({
  label,
  icon,
  turns = false,
  onClick,
}: {
  label: string;
  icon: string;
  turns?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true" data-turns={turns}>
        <path d={icon} />
      </svg>
    </button>
  );
}
