import type { Curiosity } from '@coursewright/contract';
import { useId, useState } from 'react';
import { courseText } from '../../../shared/course-text.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';

import { CuriosityCard, type TextProps } from './curiosity-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { useCarousel } from './use-carousel.ts';
import { useGeneratingMessages } from '../messages/index.ts';

/** Long enough to read the text twice; a question takes thinking. Milliseconds. */
const readingMs = { curiosity: 9_000, question: 18_000 } as const;

interface CuriosityCarouselProps {
  readonly items: readonly Curiosity[];
  /** Of the course's own words; absent until it is known. */
  readonly language: string | undefined;
  /** Nobody waits any more. */
  readonly isOver?: boolean;
}

/**
 * What the research turned up, to pass the time: facts and questions, one at a time, each with its
 * source.
 */
export function CuriosityCarousel({ items, language, isOver = false }: CuriosityCarouselProps) {
  const t = useGeneratingMessages();
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
      data-carousel
      aria-roledescription={t.carousel}
      aria-labelledby={`${id}-title`}
      {...watch}
    >
      <header>
        <h2 id={`${id}-title`}>{isOver ? t.more_from_sources : t.while_you_wait}</h2>
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
            aria-roledescription={t.slide}
            aria-label={t.slide_label({
              at: at + 1,
              count: items.length,
              category: t.category[item.category],
            })}
            data-category={item.category}
            aria-hidden={at !== index}
            inert={at !== index}
          >
            <SlideCard
              item={item}
              text={text}
              chosen={answers.get(item.id)}
              onChoose={(option) => setAnswers(new Map([...answers, [item.id, option]]))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

interface SlideCardProps {
  readonly item: Curiosity;
  readonly text: TextProps;
  readonly chosen: string | undefined;
  readonly onChoose: (optionId: string) => void;
}

function SlideCard({ item, text, ...answer }: SlideCardProps) {
  return item.kind === 'curiosity' ? (
    <CuriosityCard item={item} text={text} />
  ) : (
    <QuestionCard item={item} text={text} {...answer} />
  );
}
