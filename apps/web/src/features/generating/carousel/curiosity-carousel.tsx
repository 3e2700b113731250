import type { Curiosity } from '@coursewright/contract';
import { useId, useState } from 'react';
import { courseText } from '../../../shared/course-text.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
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
  const carousel = useCarousel(items.length, readingMs[shownKind]);
  const { index, isMoving, slides, watch } = carousel;
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const id = useId();
  const current = items[index];
  if (!current) return null;
  if (current.kind !== shownKind) setShownKind(current.kind);
  const text = language ? courseText(language) : {};

  return (
    <section
      className={styles['carousel']}
      aria-roledescription="carousel"
      aria-labelledby={`${id}-title`}
      {...watch}
    >
      <header>
        <h2 id={`${id}-title`}>{isOver ? 'What the sources had besides' : 'While you wait'}</h2>
        <CarouselControls {...carousel} count={items.length} />
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
