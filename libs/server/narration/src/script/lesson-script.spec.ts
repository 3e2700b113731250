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
      'See x.org now.',
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
      'It costs $5-$10; x is a over b.',
      'e equals mc squared',
      'City: Rome; People: many.',
      'City: Bern; People: few.',
    ]);
    expect(spoken(content, 'es')[0]).toBe('Aquí la lección muestra código.');
    expect(spoken('光合作用把光变成糖。茶是一种饮料。', 'zh')).toEqual([
      '光合作用把光变成糖。',
      '茶是一种饮料。',
    ]);
  });

  it('reads a line of code that sounds like words, and says once that several listings follow', () => {
    const content =
      'To create one, use\n\n```\n$ git branch experimental\n```\n\nThen\n\n```\nfor (;;) {\n}\n```\n\n```\na && b || c\n```\n\nis shown.';
    expect(spoken(content)).toEqual([
      'To create one, use',
      'git branch experimental',
      'Then',
      'Here the lesson shows code.',
      'is shown.',
    ]);
  });

  it('says abbreviations in full, and no number that only leads to a note', () => {
    expect(
      spoken('Rivers, e.g. the Rhine, carry sand, silt etc. They are old.[3] See Fig. 2.'),
    ).toEqual([
      'Rivers, for example, the Rhine, carry sand, silt et cetera.',
      'They are old.',
      'See Figure 2.',
    ]);
    expect(spoken('Flüsse tragen z. B. Sand usw. Sie sind uralt¹. S. 12 zeigt m².', 'de')).toEqual([
      'Flüsse tragen zum Beispiel Sand und so weiter.',
      'Sie sind uralt.',
      'Seite 12 zeigt m².',
    ]);
    expect(spoken('Los ríos llevan, p. ej., arena; en EE. UU. también.', 'es')).toEqual([
      'Los ríos llevan, por ejemplo, arena; en Estados Unidos también.',
    ]);
    expect(spoken('Les fleuves, c.-à-d. l’eau, portent du sable, p. ex. la Loire.', 'fr')).toEqual([
      'Les fleuves, c’est-à-dire l’eau, portent du sable, par exemple la Loire.',
    ]);
    // A list has no such index in its code.
    expect(spoken('`names[3]` is the fourth.')).toEqual(['names[3] is the fourth.']);
  });

  it('says short formulas in the language of the course, and names those that are none to hear', () => {
    const said = (formula: string, language = 'en') =>
      spoken(`It is $${formula}$ here.`, language)[0];
    expect([
      said('a^2 + b^2 = c^2'),
      said('\\frac{1}{n} R^{2/3}'),
      said('x_1 \\leq \\sqrt{y}'),
      said('E = mc^2', 'de'),
      said('v = \\frac{s}{t}', 'fr'),
      said('\\sum_{i=1}^n x_i'),
      said('x + y', 'hu'),
    ]).toEqual([
      'It is a squared plus b squared equals c squared here.',
      'It is 1 over n R to the power of 2 over 3 here.',
      'It is x 1 is at most the square root of y here.',
      'It is E gleich mc zum Quadrat here.',
      'It is v égale s sur t here.',
      'It is formula here.',
      'It is képlet here.',
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
