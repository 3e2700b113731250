import { describe, expect, it } from 'vitest';
import { indexMaterial } from '../material/material-index.ts';
import { materialOf } from '../material/material-index.ts';
import { takesArticle } from './article-use.ts';

const indexOf = (text: string, language: string) =>
  indexMaterial(
    materialOf([{ ref: 'S1.1', sourceTitle: 'Book', headings: ['Part'], text, kind: 'prose' }]),
    language,
  );

describe('a name of which there are many', () => {
  const text =
    'The Lua stack holds values. A frontend is a program that people use. Lua keeps a registry.';
  it.each([
    ['frontend', true],
    ['registry', true],
    ['Lua', false],
  ])('stands behind an article: %s', (name, takes) =>
    expect(takesArticle(name, 'en', indexOf(text, 'en'))).toBe(takes),
  );

  it('is not known where a language has no articles', () =>
    expect(takesArticle('ядро', 'ru', indexOf('Ядро управляет памятью.', 'ru'))).toBeUndefined());
});
