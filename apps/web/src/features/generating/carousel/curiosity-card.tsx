import type { Curiosity } from '@coursewright/contract';
import { InlineCode } from '../../../shared/markdown/inline-code.tsx';
import styles from './carousel.module.css';
import { categoryIcons, type Category } from './categories.ts';
import { useGeneratingMessages } from '../messages/index.ts';

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
  const t = useGeneratingMessages();

  return (
    <p className={styles['category']}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={categoryIcons[category]} />
      </svg>
      {t.category[category]}
    </p>
  );
}

/** Where it was found; opens the very words. */
export function Source({ source: { title, url, quote } }: { source: Curiosity['source'] }) {
  const t = useGeneratingMessages();
  return (
    <details className={styles['source']}>
      <summary>{t.source({ title: <cite dir="auto">{title}</cite> })}</summary>
      <blockquote dir="auto">{quote}</blockquote>
      {url && /^https?:\/\//.test(url) && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {new URL(url).hostname}
          <span className="visually-hidden"> {t.in_new_tab}</span>
        </a>
      )}
    </details>
  );
}
