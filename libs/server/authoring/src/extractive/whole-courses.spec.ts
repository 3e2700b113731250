import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../test/write-course.ts';

type Blocks = Parameters<typeof buildPassages>[0];

function sourceOf(title: string, language: string, blocks: Blocks): SourceText {
  const { contentHash, passages } = buildPassages(blocks, language);
  return {
    id: title,
    kind: 'document',
    title,
    fileName: `${title}.txt`,
    language,
    fetchedAt: '2026-01-01T00:00:00.000Z',
    contentHash,
    passages,
  };
}
const heading = (text: string, level = 1): Blocks[number] => ({ kind: 'heading', level, text });
const prose = (text: string): Blocks[number] => ({ kind: 'prose', text });
const courseOf = (source: SourceText, lessons = 1, language = source.language ?? 'en') =>
  write(
    { sources: [source] },
    brief(source.title, { language, moduleCount: 1, submoduleCount: lessons }),
  );

const spanish = (n: number): string =>
  `La presa número ${n} guarda el agua del río durante el invierno y la deja salir poco a poco en los meses secos. Quien vive cerca de la orilla sabe cuándo se abre la compuerta ${n}, porque suena una campana. Los campos del valle reciben así toda el agua que necesitan en agosto.`;
const english = (n: number): string =>
  `The keeper of dam ${n} is the one who opens the gate in the morning and closes it at night. Gate ${n} of the dam can be opened by hand when there is no power at all, but that takes two people and most of an hour.`;

describe('a half-translated document', () => {
  const mixed = (own: number) =>
    sourceOf('Las presas', 'es', [
      heading('La presa'),
      ...Array.from({ length: own }, (_, n) => prose(spanish(n))),
      heading('The keeper'),
      ...[1, 2, 3, 4].map((n) => prose(english(n))),
    ]);

  it('is quoted where it is translated', () => {
    const { lessons } = courseOf(mixed(8));
    expect(lessons[0]!.lesson.content).toContain('La presa número');
    expect(lessons[0]!.lesson.content).not.toContain('keeper');
  });

  it('is quoted whole where the translation alone would not carry a lesson', () => {
    expect(courseOf(mixed(1)).lessons[0]!.lesson.content).toContain('keeper');
  });
});

describe('a sentence that leans on the one before it', () => {
  it.each([
    [
      'zh',
      '水库在冬天储存河水，在干旱的月份慢慢放水，供给山谷里所有的农田使用。',
      '这使山谷里所有的农田在干旱的月份都能得到水库储存的河水。',
    ],
    [
      'ja',
      '貯水池は冬の間に川の水を蓄え、乾いた月に少しずつ谷の畑へ流す。',
      'これにより谷の畑は乾いた月にも貯水池が蓄えた川の水を受け取る。',
    ],
    [
      'ru',
      'Водохранилище собирает воду реки зимой и понемногу отдаёт её полям долины в сухие месяцы.',
      'Поэтому поля долины получают воду реки из водохранилища и в самые сухие месяцы года.',
    ],
    [
      'ar',
      'يخزن السد مياه النهر في الشتاء ثم يطلقها قليلا قليلا إلى حقول الوادي في الأشهر الجافة.',
      'لذلك تحصل حقول الوادي على مياه النهر من السد حتى في أكثر الأشهر جفافا من السنة.',
    ],
  ])('begins no summary in %s', (language, alone, leaning) => {
    const other = alone.replace(/[。.]$/u, language === 'zh' || language === 'ja' ? '二。' : ' 2.');
    const source = sourceOf('1', language, [
      heading('A'),
      prose(`${alone}${language === 'zh' || language === 'ja' ? '' : ' '}${leaning}`),
      heading('B'),
      prose(`${leaning} ${other}`),
    ]);
    expect(courseOf(source).lessons[0]!.lesson.summary).not.toContain(leaning.slice(0, 12));
  });
});

describe('a lesson', () => {
  it('has no terms under which its document may be copied', () => {
    const source = sourceOf('Las presas', 'es', [
      heading('La presa'),
      prose(
        'The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Work. THE WORK IS PROVIDED "AS IS", and in no event shall the authors be liable for any claim.',
      ),
      ...[1, 2, 3, 4].map((n) => prose(spanish(n))),
    ]);
    expect(courseOf(source).lessons[0]!.lesson.content).not.toMatch(/copyright|AS IS/);
  });

  it('goes on counting where an example parts its steps', () => {
    const source = sourceOf('Gates', 'en', [
      heading('Opening'),
      prose(english(1)),
      {
        kind: 'list',
        items: ['1. Ring the bell of the dam.', '2. Hold the wheel with two people.'],
      },
      prose('The wheel turns to the left, and a lamp beside it shows how far the gate is open.'),
      { kind: 'list', items: ['3. Turn the wheel until the lamp is green.'] },
      ...[2, 3].map((n) => prose(english(n))),
    ]);
    expect(courseOf(source).lessons[0]!.lesson.content).toMatch(/^3\. Turn the wheel/m);
  });

  it('of a story asks for no rules of it', () => {
    const told = (n: number): string =>
      `Old Ada ${n} lived beside the dam and knew every stone of it. She never left the valley, and the winters were long. Her brother ${n} built boats that nobody bought. In the spring of that year the river rose higher than ever. Nobody must have slept that night, she said later, and everybody should have known. The bell rang twice, and then it fell into the water.`;
    const source = sourceOf('The dam', 'en', [
      heading('The winter'),
      ...[1, 2, 3, 4].map((n) => prose(told(n))),
    ]);
    const objectives = courseOf(source)
      .modules.flat()
      .flatMap((one) => one.objectives);
    expect(objectives.join('\n')).not.toMatch(/rules of|mistakes/);
  });

  it('is called neither after its document nor after what nobody has translated', () => {
    const source = sourceOf('Las presas', 'es', [
      heading('Las presas'),
      prose(spanish(1)),
      heading('Opening the gate of the dam', 2),
      ...[2, 3].map((n) => prose(spanish(n))),
      heading('La compuerta', 2),
      ...[4, 5].map((n) => prose(spanish(n))),
      heading('レッスン 2: 最後'),
      ...[6, 7, 8, 9].map((n) => prose(spanish(n))),
    ]);
    expect(
      courseOf(source, 2)
        .modules.flat()
        .map(({ title }) => title),
    ).toEqual(['La compuerta', '最後']);
  });

  it('names the questions among its parts in the quotation marks of its language', () => {
    const source = sourceOf('Las presas', 'es', [
      heading('La presa'),
      heading('¿Quién la abre?', 2),
      ...[1, 2].map((n) => prose(spanish(n))),
      heading('¿Cuándo se cierra?', 2),
      ...[3, 4].map((n) => prose(spanish(n))),
    ]);
    const [lesson] = courseOf(source).modules.flat();
    expect(lesson?.description).toBe('Temas: «¿Quién la abre?» y «¿Cuándo se cierra?».');
  });

  it('promises what it quotes and not what it has no room for', () => {
    const steps = { kind: 'list' as const, items: ['1. Ring.', '2. Wait.', '3. Turn the wheel.'] };
    const source = sourceOf('Gates', 'en', [
      heading('Keepers'),
      ...Array.from({ length: 40 }, (_, n) => prose(english(n))),
      heading('Bells'),
      prose('Bells ring.'),
      steps,
    ]);
    const course = courseOf(source);
    const [{ objectives } = { objectives: [] }] = course.modules.flat();
    const { content } = course.lessons[0]!.lesson;
    for (const name of objectives.flatMap((one) => /“(.+)”/u.exec(one)?.[1] ?? []))
      expect(`${course.modules.flat()[0]!.title}\n${content}`).toContain(name);
  });
});
