import { describe, expect, it } from 'vitest';
import { isDangling, isFragment, pointsAtSubject } from '../material/dangling.ts';
import { quotableSentences } from '../material/sentence.ts';
import { selfContained } from '../material/self-contained.ts';
import { brief, plainSource, write } from '../../../test/write-course.ts';

const river =
  'A river carries water from the hills to the sea, and with the water it carries sand, silt and stones that it has torn from its banks.';
const bed =
  'The bed of a river is never the same for long, since slow water lets fall what fast water has torn out of the hills.';
const delta =
  'A delta grows where the river comes to rest in the sea, and all of its sand sinks to the ground of the bay that it flows into.';
type Passages = readonly { headings: readonly string[]; text: string }[];
const lessonOn = (...passages: Passages): string => lessonIn('en', ...passages);
const lessonIn = (language: string, ...passages: Passages): string =>
  write(
    {
      sources: [
        plainSource('s', [], {
          language,
          passages: passages.map(({ headings, text }, at) => ({
            id: `s-${at}`,
            number: at + 1,
            headings: ['Rivers', ...headings],
            text,
            kind: 'prose' as const,
          })),
        }),
      ],
    },
    brief('Rivers', { language, moduleCount: 1, submoduleCount: 1 }),
  ).lessons[0]!.lesson.content;

describe('a sentence that leans on the one before it', () => {
  it.each([
    ['en', 'Accordingly, no sand is left on the bed.'],
    ['en', 'As described above, some of the sand is lost.'],
    ['en', 'Doing so will almost certainly flood the bank.'],
    ['en', 'Normally, they carry no stones at all.'],
    ['en', 'In the example above, the river carries sand.'],
    ['en', 'The stones mentioned above may block the bed.'],
    ['en', 'There is also a second bed.'],
    ['de', 'Normalerweise trägt er keine Steine.'],
    ['de', 'Die oben genannten Steine liegen im Bett.'],
    ['es', 'Las piedras mencionadas anteriormente quedan en el lecho.'],
    ['fr', 'Généralement, elles ne portent pas de pierres.'],
    ['fr', 'Les pierres décrites ci-dessus restent dans le lit.'],
    ['it', 'Le pietre descritte sopra restano nel letto.'],
    ['pt', 'As pedras mencionadas acima ficam no leito.'],
    ['ru', 'Камни, описанные выше, остаются в русле.'],
  ])('is known (%s: %s)', (language, text) => {
    expect(isDangling(text, language)).toBe(true);
  });

  it.each([
    ['en', 'There are two mechanisms by which a river moves stones.'],
    ['en', 'It is possible to measure the speed of the water.'],
    ['en', 'Usually a river carries no stones at all.'],
    ['en', 'The water stands two metres above the bed.'],
    ['fr', 'Il existe deux manières de mesurer un fleuve.'],
    ['de', 'Normalerweise trägt ein Fluss keine Steine.'],
  ])('is not one that stands by itself (%s: %s)', (language, text) => {
    expect(isDangling(text, language)).toBe(false);
  });
});

it('stands by itself where it begins with a name as it is typed', () => {
  const text = '`riverd` carries sand to the sea. It serves the hills, too.';
  expect(quotableSentences(text, 'S1.1', 'en', undefined).map((one) => one.dangling)).toEqual([
    false,
    true,
  ]);
});

describe('a sentence of a summary', () => {
  it.each([
    ['en', 'In that case, no sand is left on the bed of the river.'],
    ['en', 'A stone of the bed is moved by the water as well.'],
    ['en', 'Rivers carry only what their water can move (see the next section).'],
    ['en', 'Lets measure how much sand a river carries to the sea.'],
    ['en', 'First find the place in which the river bends.'],
    ['en', 'As you can see, the river has carried sand to the sea.'],
    ['de', 'In diesem Fall bleibt kein Sand im Bett des Flusses.'],
    ['fr', 'Dans ce cas, le fleuve ne porte pas de sable.'],
    ['es', 'En este caso el río no lleva arena hasta el mar.'],
    ['ru', 'В этом случае река не несёт песок к морю.'],
  ])('does not need another (%s: %s)', (language, text) => {
    expect(selfContained(text, language)).toBeLessThan(0.3);
    expect(selfContained(river, 'en')).toBe(1);
  });

  it('is no name of a list with a remark', () => {
    const names = Array.from(
      { length: 14 },
      (_, at) => `- bank ${at}: holds the sand of hill ${at}`,
    );
    const { summary } = write(
      { sources: [plainSource('s', [names.join('\n')])] },
      brief('Banks', { moduleCount: 1, submoduleCount: 1 }),
    ).lessons[0]!.lesson;
    expect(summary).not.toContain('bank 0: holds');
  });

  it('has a subject', () => {
    expect(isFragment('Draws a line from the bank to the bed.')).toBe(true);
    expect(isFragment('Computes the amount of sand.')).toBe(true);
    expect(isFragment('Sometimes a river leaves its bed.')).toBe(false);
    expect(isFragment('Rivers carry sand to the sea.')).toBe(false);
  });
});

describe('the sentences of a paragraph', () => {
  const kept = (text: string, leadsTo?: 'code', language = 'en') =>
    quotableSentences(text, 'S1.1', language, leadsTo).map(({ plain }) => plain);

  it.each([
    ['en', 'The output of the pump is shown in the figure.'],
    ['de', 'Die Ausgabe der Pumpe ist in Abbildung 3 dargestellt.'],
    ['es', 'La salida de la bomba se muestra en la figura.'],
    ['fr', 'La sortie de la pompe est montrée sur la figure.'],
    ['it', "L'uscita della pompa è mostrata in figura 2."],
    ['en', 'The waves of the pump are shown below.'],
    ['ru', 'Волны насоса показаны ниже.'],
    ['en', 'For the generic options of a pump please refer to pump(8) manual page.'],
    ['es', 'Para aprender a usar la bomba visita su tutorial.'],
    ['en', 'The next section deals with valves.'],
    ['en', 'In this chapter, we will look at valves.'],
    ['de', 'Der nächste Abschnitt behandelt die Ventile.'],
    ['fr', 'La prochaine section décrit les soupapes.'],
  ])('say something where there are no pictures and chapters (%s: %s)', (language, text) => {
    expect(kept(text, undefined, language)).toEqual([]);
  });

  it('say nothing of a picture in the middle of a paragraph either', () => {
    expect(kept(`The waves of the pump are shown below. ${river}`, 'code')).toEqual([river]);
  });

  it('say what the steps below them are for, as a title does', () => {
    const lead = (leadsTo: 'steps' | 'list') =>
      quotableSentences('Closing the gate of the river', 'S1.1', 'en', leadsTo);
    expect(lead('steps')).toMatchObject([{ leadIn: true }]);
    expect(lead('list')).toEqual([]);
  });

  it.each([
    ['de', 'Die Behörde darf, sofern der Damm hält, durch Verordnung'],
    ['de', 'Wer'],
    ['fr', 'Le gardien du barrage peut ordonner par arrêté'],
    ['zh', '水库管理员可以规定'],
  ])('begin what the entries of a list below them go on with (%s: %s)', (language, text) => {
    expect(quotableSentences(text, 'S1.1', language, 'clauses')).toMatchObject([{ leadIn: true }]);
    expect(quotableSentences(text, 'S1.1', language, undefined)).toEqual([]);
  });

  it('begin it where each entry leads on to the next', () => {
    const lead = 'The keeper may, as long as the dam of the upper lake holds, by order';
    const list = (end: string) =>
      `- open the gate${end}\n- close the gate${end}\n- leave the gate.`;
    const text = (end: string) => `# Gates\n\n${river}\n\n${lead}\n\n${list(end)}\n\n${river}`;
    const written = (end: string) =>
      write({ sources: [plainSource('s', text(end).split('\n\n'))] }, brief('Gates', {}))
        .lessons.map(({ lesson }) => lesson.content)
        .join('\n');
    expect(written(',')).toContain(lead);
  });

  it('go on from list to list', () => {
    const lists = ['as well as ask for', 'and wait for orders such as'].map(
      (lead, at) => `${lead}\n\n- a measure of lake ${at}\n- a picture of lake ${at}`,
    );
    const text = `${river} The keeper of the upper lake has the right, as soon as it rains, to order\n\n- open the gate\n- close the gate\n\n${lists.join('\n\n')}\n\n${river}`;
    const { lessons } = write(
      { sources: [plainSource('s', text.split('\n\n'))] },
      brief('Gates', {}),
    );
    const content = lessons.map(({ lesson }) => lesson.content).join('\n');
    expect(content).toContain('to order [S1.1]\n\n- open the gate');
    expect(content).toMatch(/close the gate.*\n\nas well as ask for.*\n\n- a measure of lake 0/);
    expect(content).toMatch(/lake 0.*\n\nand wait for orders such as.*\n\n- a measure of lake 1/);
  });

  it('lead to what stands below as long as that is there', () => {
    const text = `${river} The output of the pump is given below.`;
    expect(kept(text)).toEqual([river]);
    expect(quotableSentences(text, 'S1.1', 'en', 'code').at(-1)).toMatchObject({
      plain: 'The output of the pump is given below.',
      leadIn: true,
    });
  });
});

describe('the text of a lesson', () => {
  it('has the names of a list without where else they are told of', () => {
    const content = lessonOn({
      headings: ['Banks'],
      text: `${river} ${bed} ${delta}\n\nThe bank ends with one of these words:\n\n- \`restart\`: see restart\n- \`hold\`: the water is held until the gate is opened again\n- \`fail\`: see fail`,
    });
    expect(content).toContain('- `restart` [S1.1]\n- `hold`: the water is held');
    expect(content).toContain('- `fail` [S1.1]');
    expect(content).not.toContain('see restart');
  });

  it('tells headings of one name apart by the section above them', () => {
    const content = lessonOn(
      { headings: ['Banks'], text: river },
      { headings: ['Banks', 'Procedure'], text: bed },
      { headings: ['Deltas', 'Procedure'], text: delta },
    );
    expect(content).toMatch(
      /### Banks\n\n.*\n\n#### Procedure\n\n.*\n\n### Deltas\n\n#### Procedure/,
    );
  });

  it.each(['--sand. This option lets', '--sand grains. Lets', 'Sand. It is carried and lets'])(
    'keeps the name that a paragraph has in front: %s',
    (opening) => {
      const content = lessonOn({
        headings: ['Banks'],
        text: `${river}\n\n${opening} the river carry its sand further than to the next bank. ${bed}`,
      });
      const [name = ''] = opening.split('.');
      expect(content).toContain(`**${name}.**${opening.slice(name.length + 1)} the river carry`);
    },
  );

  it.each([
    ['en', 'This bank keeps the river from the fields'],
    ['en', 'It keeps the river from the fields'],
    ['de', 'Dieses Ufer hält den Fluss von den Feldern fern'],
    ['es', 'Esta orilla aleja el río de los campos'],
    ['it', 'Questa riva tiene il fiume lontano dai campi'],
    ['pt', 'Esta margem afasta o rio dos campos'],
    ['zh', '这条河岸把河水挡在田地之外'],
    ['ja', 'この岸は川を畑から遠ざける'],
  ])(
    'keeps the first sentence below a heading that names what it is about (%s)',
    (language, begun) => {
      const stop = /[一-鿿]/u.test(begun) ? '。' : '.';
      const text = `${begun}${stop} ${bed}`;
      const content = lessonIn(
        language,
        { headings: ['Beds'], text: `${river} ${delta}` },
        { headings: ['Banks'], text },
      );
      expect(content).toContain(`${begun}${stop} [S1.2]`);
    },
  );

  it.each([
    ['fr', 'Cette rive tient la rivière loin des champs.', 'Ainsi la rivière reste loin.'],
    ['ru', 'Этот берег не пускает реку на поля.', 'Поэтому река не заливает поля.'],
    ['ar', 'هذه الضفة تبعد النهر عن الحقول.', 'لذلك يبقى النهر بعيدا.'],
    ['hi', 'यह तट नदी को खेतों से दूर रखता है।', 'इसलिए नदी दूर रहती है।'],
    ['zh', '它把河水挡在田地之外。', '这里是河流。'],
  ])('knows a word for what the heading names (%s)', (language, pointing, going) => {
    expect(pointsAtSubject(pointing, language)).toBe(true);
    expect(pointsAtSubject(going, language)).toBe(false);
  });

  it('shows the heading of its only section where that says what the first sentence is about', () => {
    const sectionOn = (opening: string): string =>
      lessonOn(
        { headings: ['Walls'], text: '' },
        { headings: ['Walls', 'Description'], text: `${opening} ${bed} ${river}` },
      );
    expect(sectionOn('This wall keeps the river from the fields.')).toMatch(
      /^### Description\n\nThis wall/,
    );
    expect(sectionOn('')).not.toContain('###');
  });

  it('has no answer without its question', () => {
    const content = lessonOn({
      headings: ['Questions'],
      text: `Q: Where does the sand of a river come from?\n\nA: ${river}\n\nQ: Is the bed of a river the same each year?\n\nA: No. ${bed}\n\nWho would build there?\n\n${delta}`,
    });
    expect(content).toContain('Q: Where does the sand of a river come from? [S1.1] A: A river');
    expect(content).toContain('Q: Is the bed of a river the same each year? [S1.1] A: No.');
    expect(content).not.toContain('Who would build');
  });

  it('has no sentence that leans on the cut beginning of its paragraph', () => {
    const content = lessonOn({
      headings: ['Banks'],
      text: `${river}\n\nthe -o option names a bank. It only applies to sand. ${bed}\n\nIt keeps the river from the fields. ${delta}`,
    });
    expect(content).toContain(bed);
    expect(content).not.toContain('It only applies');
    expect(content).toContain('It keeps the river');
  });

  it('has no first sentence that goes on with another section', () => {
    const content = lessonOn(
      { headings: ['Beds'], text: `${river} ${delta}` },
      { headings: ['Banks'], text: `Thus the river is kept from the fields. ${bed}` },
      { headings: ['Walls'], text: 'It is planned still.' },
    );
    expect(content).toContain(`### Banks\n\n${bed}`);
    expect(content).not.toMatch(/Thus|planned/);
  });

  it('has no sentence that leans on one of another section of the same name', () => {
    const names = ['open', 'close', 'lift', 'drain', 'fill', 'hold', 'mend', 'clean'];
    const content = lessonOn(
      ...names.flatMap((name, at) => [
        { headings: ['Gates', 'Function'], text: `void ${name}_gate(struct gate *g) — ${name}` },
        {
          headings: ['Gates', 'Description'],
          text: `This function may ${name} the gate of basin ${at} at once. The gate number ${at} that it is asked to ${name} holds the water of a whole river, and ${name} takes some ${at + 3} minutes of the day.`,
        },
      ]),
    );
    expect(content).toContain('The gate number 3');
    expect(content).not.toContain('This function');
  });
});
