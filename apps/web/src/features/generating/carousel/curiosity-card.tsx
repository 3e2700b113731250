import type { Curiosity } from '@coursewright/contract';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import styles from './carousel.module.css';
import { categories, type Category } from './categories.ts';

/** For elements that hold the course's own words. */
export type TextProps = { lang?: string; dir?: 'ltr' | 'rtl' };

export function CuriosityCard({
  item,
  text,
}: {
  item: Extract<Curiosity, { kind: 'curiosity' }>;
  text: TextProps;
}) {
  return (
    <>
      <CategoryMark category={item.category} />
      <p className={styles['words']} {...text}>
        <InlineCode text={item.text} />
      </p>
      <Source source={item.source} />
    </>
  );
}

export function CategoryMark({ category }: { category: Category }) {
  const { label, icon } = categories[category];
  return (
    <p className={styles['category']}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={icon} />
      </svg>
      {label}
    </p>
  );
}

/** Where it was found; opens the very words. */
export function Source({ source: { title, url, quote } }: { source: Curiosity['source'] }) {
  return (
    <details className={styles['source']}>
      <summary>
        Source: <cite dir="auto">{title}</cite>
      </summary>
      <blockquote dir="auto">{quote}</blockquote>
      {url && /^https?:\/\//.test(url) && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {new URL(url).hostname}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </details>
  );
}
