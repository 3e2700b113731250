import { describe, expect, it } from 'vitest';
import { lessonScript } from './lesson-script.ts';

const spoken = (content: string, language = 'en', summary = '') =>
  lessonScript({ title: 'Title', content, summary, language })
    .slice(1)
    .map(({ text }) => text);

describe('what of a lesson is read aloud', () => {
  it('is its text without markers, markup and addresses, sentence by sentence', () => {
    const lines = lessonScript({
      title: 'Tides',
      content:
        '## The moon\n\nThe **moon** pulls [the sea](https://x.org/a_(b))[^1]. Dr. Low saw it[^2] in 1905.\n\nSee https://x.org/page now. 🌊\n\n- one\n- `two()` <b>x</b>',
      summary: 'It moves.',
      language: 'en',
    });
    expect(lines.map(({ text, isHeading }) => (isHeading ? `# ${text}` : text))).toEqual([
      '# Tides',
      '# The moon',
      'The moon pulls the sea.',
      'Dr. Low saw it in 1905.',
      'See now.',
      'one',
      'two() x',
      '# In short',
      'It moves.',
    ]);
    expect(lines.map(({ endsParagraph }) => endsParagraph)[2]).toBe(false);
  });

  it('announces code, names formulas, and reads tables row by row, in the language of the course', () => {
    const content =
      '```js\nconst secret = "$5";\n```\n\nIt costs $5-$10; $x$ is \\(\\frac{a}{b}\\).\n\n$$\ne = mc^2\n$$\n\n| City | People |\n|---|---|\n| Rome | many |\n| Bern | few |';
    expect(spoken(content)).toEqual([
      'Here the lesson shows code.',
      'It costs $5-$10; x is formula.',
      'formula',
      'City: Rome; People: many.',
      'City: Bern; People: few.',
    ]);
    expect(spoken(content, 'es')[0]).toBe('Aquí la lección muestra código.');
    expect(spoken('光合作用把光变成糖。茶是一种饮料。', 'zh')).toEqual([
      '光合作用把光变成糖。',
      '茶是一种饮料。',
    ]);
  });

  it('is cut where a sentence has no end, and is bounded whatever somebody typed', () => {
    const parts = spoken('word '.repeat(5_000));
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(400);
    expect(parts.join(' ').split(' ')).toHaveLength(5_000);
    for (const hostile of [
      '🌊'.repeat(9_000),
      '>'.repeat(3_000) + 'x',
      '$$'.repeat(5_000),
      '\\['.repeat(5_000),
      '`'.repeat(5_000),
      '[^1]'.repeat(5_000),
      `${'- '.repeat(500)}x`,
      '\u0000\uD800 \u202E',
    ])
      for (const text of spoken(hostile)) expect(text.length).toBeLessThanOrEqual(400);
  });
});
