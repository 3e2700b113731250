import { describe, expect, it } from 'vitest';
import { brief, plainSource, write } from '../../../test/write-course.ts';
import { indexMaterial } from './material-index.ts';

const running =
  'A drawing program keeps every layer of an image apart, so that each of them can be changed alone. It also remembers what was done last, and takes it back when somebody asks for that.';

/** The key terms of a lesson on what the paragraphs say. */
const termsOf = (...paragraphs: string[]): Record<string, string> =>
  Object.fromEntries(
    write(
      { sources: [plainSource('s', [[running, ...paragraphs].join('\n\n')])] },
      brief('Drawing program', { moduleCount: 1, submoduleCount: 1 }),
    ).lessons[0]!.lesson.key_terms.map(({ term, definition }) => [term, definition]),
  );

const one = { moduleCount: 1, submoduleCount: 1 };
const list = (...entries: readonly (readonly [string, string])[]): string =>
  entries.map(([term, said]) => `- **${term}**: ${said}`).join('\n');

describe('the key terms of the built-in author', () => {
  it('are things with what they are', () => {
    const terms = termsOf(
      'A **palette** is a set of discrete colors that belong together in one drawing.',
      list(
        ['Canvas', 'The surface on which a drawing is shown and worked upon.'],
        ['Angle', 'The angle determines the direction of the light that falls on a layer.'],
      ),
    );
    expect(terms).toEqual({
      palette: 'A set of discrete colors that belong together in one drawing.',
      canvas: 'The surface on which a drawing is shown and worked upon.',
      angle: 'The angle determines the direction of the light that falls on a layer.',
    });
  });

  it.each([
    ['whom it applies to', ['Rate', 'Applies to the brush, the pencil and the eraser alike.']],
    ['some places', ['Folders', '~/.config/paint/brushes and ~/.local/share/paint/brushes.']],
    ['what somebody thinks of it', ['Easel', 'A fundamental part of the whole work of a painter.']],
    ['who somebody is', ['Anna', 'A contributor of brushes to the program for many years.']],
    ['an argument and its sentence', ['`--size`', 'N The width of the brush in small points.']],
    ['another name for it in German', ['Stift', 'Ein Synonym für den Pinsel mit feiner Spitze.']],
    ['a way through a menu', ['Help → News', 'The list of all changes of the program.']],
    ['a stroke on the keyboard', ['Ctrl+Shift', 'The combination of keys for a round selection.']],
    ['what names the term once more', ['Color model', 'The color model used for the picture.']],
    ['a statement', ['Length', 'The number of strokes sets the strength of the whole effect.']],
    [
      'a statement about bare nouns',
      ['Layers', 'Strokes of a brush are drawn upon the lowest sheet.'],
    ],
    ['an aim', ['Radius', 'To set the size of the brush before something is drawn.']],
    ['a comparison', ['Hardness', 'The harder the brush, the sharper are the edges of strokes.']],
    ['an entry inside an entry', ['Groups', 'The shadows: the settings for all dark parts.']],
    ['an example', ['Pause', 'A specific example of waiting for an event outside.']],
    ['what would go on below', ['Easel', 'The stand for several kinds of pictures, which:']],
    ['a page to read', ['Brushes', 'The manual page paint(1).']],
    ['a comparison with another', ['Crayon', 'A bit more demanding than a brush or a pencil.']],
    ['the place of a file', ['macOS', '/Applications/Paint/Contents/Support/brush/.']],
    ['what its writers do', ['Atelier', 'A house of painters, and now and then we draw there.']],
    ['another name of a thing', ['Pencil', 'The alias of the command that draws thin lines.']],
    ['letters written out', ['PXE', 'The initials of Preboot Execution Environment.']],
    ['a trademark', ['Paintbox', 'A registered trademark of the Painters of the World, Inc.']],
    ['what became of it', ['Comb', 'The brush of that name was removed from the drawer of tools.']],
    ['where it is to be had', ['drawTex', 'Available in all shops for the painters of a town.']],
    ['letters that were misread', ['Gain', 'The Ïðèìåðíàÿ âûñîòà of all brushes in a drawing.']],
    ['a shorter name', ['Pt', 'The shortest acceptable abbreviation for the paint command.']],
    ['values', ['Acceptable values', 'The standard numbers of a color in a drawing.']],
    ['what is left of numbers', ['Gain', 'Une valeur de la brosse, de à 10 pour le bord.']],
    [
      'a hole between two numbers',
      ['`glow`', 'Returns a number of brushes, entre y para colores.'],
    ],
    ['what is not there yet', ['Blur', 'The soft edge of a brush (not yet implemented).']],
    [
      'what is left of a formula',
      ['Gain', 'The strength of the brush (a value from to in steps).'],
    ],
    ['praise of a deed', ['Sketching', 'A wonderful way of getting to know a person.']],
    [
      'a row that the term begins',
      ['`easel`', 'Easel, colors, brushes and further tools for a wall.'],
    ],
  ] as const)('are not made of %s', (_, entry) => {
    const beside = ['Canvas', 'The surface on which a drawing is shown and worked upon.'] as const;
    expect(Object.keys(termsOf(list(entry, beside)))).toEqual(['canvas']);
  });

  it.each([
    ['ru', 'Место', 'Размещать вкладки рисунков вверху или внизу окна программы.'],
    ['ru', 'Обратная', 'Аналогично предыдущему методу, но список будет в другом порядке.'],
    ['ja', '絵のみ', '画像の各部分に色が記入されて、画面に表示されます。'],
    ['ru', 'Плитка', '16x16, 24x24, 32x32 или 48x48.'],
    ['es', 'Traducir', 'Una forma estupenda de conocer el programa de dibujo con otros.'],
  ])('are no advice, no order and no likeness in %s: %s', (language, term, said) => {
    const entries = list([term, said], [`${term} 2`, said]);
    const source = plainSource('s', [[said, entries].join('\n\n')], { language });
    expect(indexMaterial({ sources: [source] }, language).definitions).toEqual([]);
  });

  it.each([
    ['es', 'Los tipos CM son los tipos originalmente creados por Donald Pintor.'],
    ['fr', 'Certains sont des sous-ensembles de paquets de tâches pour les peintres du dimanche.'],
    ['fr', 'Notez que paint est le programme recommandé pour la gestion quotidienne des lignes.'],
    ['es', 'Ésta es el área definida por el programa para los dibujos de la semana.'],
  ])('are no words that stand for a thing, and no remarks: %s, %s', (language, sentence) => {
    const source = plainSource('s', [sentence, sentence], { language });
    expect(indexMaterial({ sources: [source] }, language).definitions).toEqual([]);
  });

  it('are what a sentence defines up to its colon, where the paragraph itself speaks of it again', () => {
    const terms = termsOf(
      'An easel is a stand that carries the canvas of a painter: it folds for travels. Nobody leaves an easel in the rain.',
    );
    expect(terms).toEqual({ easel: 'A stand that carries the canvas of a painter.' });
  });

  it.each([
    'Note that brushes are washed when nobody holds any of the brushes in a hand.',
    'The first time you call a brush, all colors of the drawing are mixed for it.',
  ])('are not made of a remark under the name of a function: %s', (sentence) => {
    const { passages, ...source } = plainSource('s', [sentence], { language: 'en' });
    const under = passages.map((passage) => ({ ...passage, headings: ['brush.close()'] }));
    const { definitions } = indexMaterial({ sources: [{ ...source, passages: under }] }, 'en');
    expect(definitions).toEqual([]);
  });

  it('lose no subject that ends as a verb does', () => {
    expect(
      termsOf(
        '- `dryer`: This process removes water from the colors.\n- `mixer`: Stirs the colors.',
      ),
    ).not.toHaveProperty('dryer', 'Process removes water from the colors.');
  });

  it('are not made of what values there are', () => {
    const may = "- `EASEL` – Either `'paint.stand.wood'`, `'paint.stand.iron'` or `'paint.none'`.";
    const range = 'The range of the brush is from -20 to 20, with a default of 0 for all drawings.';
    expect(termsOf(`The settings are:\n\n${may}\n- \`SIZE\` – The width of a brush.`)).toEqual({
      SIZE: 'The width of a brush.',
    });
    expect(termsOf(range)).toEqual({});
  });

  it('end before the example that their sentence goes on with', () => {
    expect(
      termsOf('A **stroke path** is the general form of a line on a canvas - for example: 1/2/3.'),
    ).toEqual({ 'stroke path': 'The general form of a line on a canvas.' });
  });

  it('are no entries in a language of which nothing is known', () => {
    const entries = list(
      ['Lærred', 'Den flade, som en tegning bliver vist og bearbejdet på hver dag.'],
      ['Palet', 'Et sæt af farver, som hører sammen i en enkelt tegning herinde.'],
    );
    const source = plainSource('s', [[running, entries].join('\n\n')], { language: 'da' });
    const { definitions } = indexMaterial({ sources: [source] }, 'da');
    expect(definitions).toEqual([]);
  });

  it('are options with what they do, and what is to be put in where the words speak of it', () => {
    const terms = termsOf(
      [
        '- `-q, --quiet`: Suppresses all messages.',
        '- `-n COUNT, --copies=COUNT`: Draws COUNT copies of every layer.',
        '- `-h, --help`: Shows how the program is called.',
        '- `--fill`: This option fills the selected area with the main color.',
        '- `-z`: The program normally finds out the size of the canvas by itself.',
      ].join('\n'),
    );
    expect(terms).toEqual({
      '-q, --quiet': 'Suppresses all messages.',
      '-n, --copies COUNT': 'Draws COUNT copies of every layer.',
      '--fill': 'Fills the selected area with the main color.',
    });
  });

  it('are names in a table whose head says which column describes them', () => {
    const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
    const table = [
      row('package', 'size', 'description'),
      row('---', '---', '---'),
      row('`paintbox`', '120', 'editor for pictures with layers'),
      row('`huepick`', '14', 'chooser of colors for web pages'),
      row('`rawdraw`', '88', 'converter of raw photographs to pictures'),
    ].join('\n');
    expect(termsOf(table)).toEqual({
      paintbox: 'Editor for pictures with layers.',
      huepick: 'Chooser of colors for web pages.',
      rawdraw: 'Converter of raw photographs to pictures.',
    });
  });

  it('are no names in a table that lists what goes with them', () => {
    const table = [
      '| family | brushes |',
      '| --- | --- |',
      '| `thin` | `pencil`, `chalk`, `pen` |',
      '| `broad` | `roller`, `sponge`, `spray`, `comb` |',
      '| `soft` | `airbrush`, `sponge`, `chalk`, `wool` |',
      '| `loud` | `marker`, `roller`, `spray` |',
    ].join('\n');
    expect(termsOf(table)).toEqual({});
  });

  it.each([
    ['`paintbox` is a program that draws pictures; it was written in a summer.', 'paintbox'],
    ['A sketch is the drawing that you send to a painter before the work begins.', 'sketch'],
    ['A sheet of an image that can be changed alone is called a layer.', 'layer'],
    ['Pictures are drawn by `paintbox`, a program that keeps every layer apart.', 'paintbox'],
    ['Nobody needs `huepick` (a program for choosing colors of pictures) for that.', 'huepick'],
    ['The `rawdraw` command converts raw photographs into pictures with layers.', 'rawdraw'],
    ['Paintbox is software that keeps every layer of an image apart.', 'Paintbox'],
  ])('are told by %s', (sentence, term) => {
    const told = termsOf(sentence, `Much is said of the ${term} here and of every ${term} below.`);
    expect(Object.keys(told)).toEqual([term]);
    expect(told[term]).not.toContain('; ');
  });

  it.each([
    ['zh', '图层是保存图像各个部分的文件。', '图层', '保存图像各个部分的文件。'],
    [
      'ja',
      'レイヤーは、画像の一部を別々に保存するファイルです。',
      'レイヤー',
      '画像の一部を別々に保存するファイル。',
    ],
    [
      'pt',
      'Uma camada é um pedaço de imagem que se muda sozinho.',
      'camada',
      'Um pedaço de imagem que se muda sozinho.',
    ],
    [
      'hi',
      'परत एक फ़ाइल है जो चित्र का एक भाग अलग रखती है।',
      'परत',
      'एक फ़ाइल है जो चित्र का एक भाग अलग रखती है।',
    ],
    [
      'de',
      'A layer is a sheet of an image that can be changed alone.',
      'layer',
      'A sheet of an image that can be changed alone.',
    ],
  ])('are told in %s, or by what nobody has translated', (language, sentence, term, said) => {
    const { passages, ...source } = plainSource('s', [sentence], { language });
    const under = passages.map((passage) => ({ ...passage, headings: [term] }));
    const { definitions } = indexMaterial({ sources: [{ ...source, passages: under }] }, language);
    expect(definitions.map(({ definition }) => definition)).toEqual([said]);
  });

  it('are what the page is on, from the line that says so, where its lessons use the name', () => {
    const text = `${running.replace('A drawing program', 'The program paintbox')} Whoever starts paintbox without a file gets an empty one, which is as large as the last.`;
    const page = plainSource('s', ['paintbox - draw and change pictures with layers', text]);
    const { lessons } = write({ sources: [page] }, brief('paintbox', one));
    expect(lessons[0]!.lesson.key_terms).toEqual([
      { term: 'paintbox', definition: 'Draw and change pictures with layers.', ref: 'S1.1' },
    ]);
  });

  it('are what the page is on also where its name is written apart', () => {
    const text = `${running} Whoever starts paint box without a file gets an empty one, which is as large as the last.`;
    const page = plainSource('s', ['paint-box - layered drawing', text]);
    const { lessons } = write({ sources: [page] }, brief('paint box', one));
    expect(lessons[0]!.lesson.key_terms.map(({ term }) => term)).toEqual(['paint-box']);
  });

  it.each([
    ['advice', '- `--fill`: Best suited for large areas of one color.'],
    ['a parameter of a call', '- `size` {number} The number of points that a stroke is wide.'],
    ['names alone', '- `tools`: paint(1), fill(1), draw(1), pick(1)'],
    ['numbers', '- `-7e`: 16 MiB 8 186 MiB 17 MiB'],
    ['one of several', '- **Aligned**: The first stroke that somebody draws of a new picture.'],
    [
      'the name once more',
      '- `svg`: SVG data (optional). Nobody has to keep any of it in a folder of drawings.',
    ],
    [
      'what its letters stand for',
      '- `svg`: SVG — Scalable Vector Graphics, as it was once called.',
    ],
    ['what an option is beside', '- `--soft`: Softens the edges, see the page on brushes.'],
    ['what once happened', 'The `rawdraw` command created a folder with many raw photographs.'],
    [
      'what another is',
      '- `chalk`: Al igual que pencil, pero las líneas están en el orden citado.',
    ],
    ['how often it runs', '- `paint-cron`: Once every 5 minutes, with all brushes of a drawer.'],
    ['itself', '- `--raw`: Leaves out an option that is named --raw in the file.'],
  ])('are not made of %s', (_, entries) => {
    expect(termsOf(entries)).toEqual({});
  });

  it.each([
    [
      'en',
      'Gimpel is a fast layered drawing program. Who starts Gimpel sees an empty sheet.',
      'Gimpel',
      'A fast layered drawing program.',
    ],
    [
      'de',
      'Gimpel ist ein schnelles grafisches Malprogramm. Wer Gimpel startet, sieht ein leeres Blatt.',
      'Gimpel',
      'Ein schnelles grafisches Malprogramm.',
    ],
    [
      'en',
      'The spooler is used to keep all pages that wait for a printer. Nobody waits for the spooler.',
      'spooler',
      'The spooler is used to keep all pages that wait for a printer.',
    ],
    [
      'it',
      'Il serbatoio serve a tenere le pagine che aspettano una stampante. Nessuno aspetta il serbatoio.',
      'serbatoio',
      'Il serbatoio serve a tenere le pagine che aspettano una stampante.',
    ],
    [
      'en',
      'A user account is a record that holds what one person has drawn. Nobody shares a user account.',
      'user account',
      'A record that holds what one person has drawn.',
    ],
  ])('are told in %s by their kind, or by what they are for: %s', (language, text, term, said) => {
    const { definitions } = indexMaterial(
      { sources: [plainSource('s', [text], { language })] },
      language,
    );
    expect(definitions.map((found) => [found.term, found.definition])).toEqual([[term, said]]);
  });

  it.each([
    [
      'en',
      'Nobody waits for the spooler. The spooler is used to keep all pages that wait for a printer.',
    ],
    [
      'en',
      'The administrator is used to all printers that stand in a house. Ask the administrator for paper.',
    ],
    [
      'en',
      'Student accounts are intended to be added to the list of painters. Student accounts are free.',
    ],
    [
      'en',
      'A drawing job generally consists of a canvas, a brush and a painter. A drawing job generally ends.',
    ],
    ['en', 'The General section specifies how large a page is. The General section stands on top.'],
    [
      'de',
      'Zuvor dient das Blatt als Unterlage für alle Ebenen eines Bildes. Was zuvor war, ist danach verloren.',
    ],
    [
      'fr',
      'Le processus précédemment décrit devrait être suivi. Le processus est long et fastidieux.',
    ],
  ])('are not told in %s by what they do besides, nor by what others do: %s', (language, text) => {
    const { definitions } = indexMaterial(
      { sources: [plainSource('s', [text], { language })] },
      language,
    );
    expect(definitions).toEqual([]);
  });

  it('take no words out of the middle of an enumeration', () => {
    const terms = termsOf(
      'You can show or hide the occupied **cache**, the total size of the memory for tiles, and the physical size of it.',
    );
    expect(terms).toEqual({});
  });
});
