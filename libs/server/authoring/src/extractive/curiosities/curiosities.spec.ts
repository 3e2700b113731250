import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CuriositiesDraft,
  type CuriosityCategory,
  curiosityCategories,
  questionCategories,
} from '@coursewright/contract';
import type { SourceText } from '@coursewright/sources';
import { sample } from '../../../test/source-from-markdown.ts';
import { germanPassages } from '../../../test/supported-sentences.ts';
import { brief, plainSource } from '../../../test/write-course.ts';
import type { CourseBrief } from '../../author.ts';
import { plainText } from '../../markdown/index.ts';
import { ExtractiveAuthor } from '../extractive-author.ts';
import { categoryOf } from './cues.ts';

type Item = CuriositiesDraft['items'][number];
interface Asked {
  readonly source: SourceText;
  readonly asked: CourseBrief;
}

const fromLibrary = (language: string, names: readonly string[]): [string, Asked][] =>
  names.map((name) => {
    const source = sample(language, name);
    return [name, { source, asked: brief(source.title, { language }) }];
  });
const texts = new Map<string, Asked>([
  ...fromLibrary('en', [
    'photosynthesis',
    'the-human-immune-system',
    'the-printing-press-and-its-consequences',
    'personal-finance-basics',
    'git-version-control',
    'how-rivers-shape-land',
    'introduction-to-sql',
    'probability-for-everyone',
  ]),
  ...fromLibrary('es', ['el-sistema-solar', 'fotografia-basica']),
  [
    'Das Fahrrad',
    {
      source: plainSource('Das Fahrrad', germanPassages, { language: 'de' }),
      asked: brief('Das Fahrrad', { language: 'de' }),
    },
  ],
]);
const wanted = 10;
const isQuestion = ({ category }: Item) => questionCategories.some((one) => one === category);
const squeeze = (text: string) => plainText(text).replace(/\s+/g, ' ').trim();

describe('a curiosity that the built-in author finds', () => {
  const author = new ExtractiveAuthor();
  const found = new Map<string, readonly Item[]>();
  beforeAll(async () => {
    for (const [name, { source, asked }] of texts)
      found.set(
        name,
        (
          await author.writeCuriosities(
            { brief: asked, material: { sources: [source] }, wanted },
            {},
          )
        ).value.items,
      );
  });
  afterAll(() => author.onModuleDestroy());

  describe.each([...texts.keys()])('in “%s”', (name) => {
    const items = () => found.get(name)!;
    const passageOf = ({ ref }: Item) =>
      squeeze(
        texts.get(name)!.source.passages.find(({ number }) => ref === `S1.${number}`)?.text ??
          `There is no passage ${ref}`,
      );

    it('is a sentence of the passage it cites, word for word, of a kind that its words show', () => {
      const findings = items().filter((item) => !isQuestion(item));
      expect(findings.length).toBeGreaterThanOrEqual(name === 'Das Fahrrad' ? 2 : 6);
      for (const finding of findings) {
        expect(passageOf(finding)).toContain(squeeze(finding.text));
        expect(finding.category).toBe(
          categoryOf(finding.text, texts.get(name)!.asked.language) ?? 'key_insight',
        );
        expect([finding.options, finding.explanation]).toEqual([[], '']);
      }
    });

    it('has questions with one right answer, which the passage gives; an opinion poll has none', () => {
      for (const question of items().filter(isQuestion)) {
        const right = question.options
          .filter(({ is_correct }) => is_correct)
          .map(({ text }) => text);
        expect(new Set(question.options.map(({ text }) => text.toLowerCase())).size).toBe(
          question.options.length,
        );
        expect(question.options.length).toBeGreaterThanOrEqual(2);
        if (question.category === 'opinion_poll') {
          expect([right, question.explanation]).toEqual([[], '']);
          continue;
        }
        expect(right).toHaveLength(1);
        const said = squeeze(question.explanation);
        expect(passageOf(question)).toContain(said);
        if (question.category === 'quick_quiz') {
          const filled = question.text.replace('a(n)', 'a').replace('_____', right[0]!);
          expect(filled.replace(/\ban /gi, 'a ')).toBe(
            question.explanation.replace(/\ban /gi, 'a '),
          );
        }
        if (question.category === 'fact_or_fiction')
          expect([question.options.length, question.text.includes(question.explanation)]).toEqual([
            2,
            question.options[0]!.is_correct,
          ]);
      }
    });

    it('says nothing twice', () => {
      const said = items().flatMap((item) =>
        isQuestion(item) ? item.explanation || item.text : item.text,
      );
      expect(new Set(said.map((text) => text.toLowerCase())).size).toBe(items().length);
      expect(items().length).toBeLessThanOrEqual(wanted);
      const questions = items()
        .filter(isQuestion)
        .map(({ category }) => category);
      expect(new Set(questions).size).toBe(questions.length);
    });

    it('is the same each time it is asked for', async () => {
      const { source, asked } = texts.get(name)!;
      expect(
        (
          await author.writeCuriosities(
            { brief: asked, material: { sources: [source] }, wanted },
            {},
          )
        ).value.items,
      ).toEqual(items());
    });
  });

  it('has several kinds of findings, and all four kinds of questions where there is text enough', () => {
    for (const [name, { asked }] of texts) {
      if (asked.language === 'de') continue;
      const own = new Set(found.get(name)!.map(({ category }) => category));
      expect(
        curiosityCategories.filter((category) => own.has(category)).length,
      ).toBeGreaterThanOrEqual(3);
      expect(questionCategories.filter((category) => own.has(category))).toEqual([
        ...questionCategories,
      ]);
    }
  });

  it.each([
    ['en', 'how-rivers-shape-land'],
    ['es', 'el-sistema-solar'],
  ] as const)('finds all eight kinds where a text has them (%s)', async (language, name) => {
    const { source, asked } = texts.get(name)!;
    const mixed = plainSource(
      'mixed',
      [...source.passages.map(({ text }) => text), ...Object.values(sentences[language]!)],
      { language },
    );
    const { value } = await author.writeCuriosities(
      { brief: asked, material: { sources: [mixed] }, wanted: 12 },
      {},
    );
    expect(
      value.items
        .filter((item) => !isQuestion(item))
        .map(({ category }) => category)
        .toSorted(),
    ).toEqual([...curiosityCategories].toSorted());
    expect(
      value.items
        .filter(isQuestion)
        .map(({ category }) => category)
        .toSorted(),
    ).toEqual([...questionCategories].toSorted());
  });
});

/** One sentence of each kind, as sources write them. */
const sentences: Record<string, Record<CuriosityCategory, string>> = {
  en: {
    myth_buster: 'Contrary to what many textbooks say, the tongue has no map of tastes.',
    common_pitfall: 'A common mistake is to commit files that hold passwords.',
    best_practice: 'A commit should hold one change and say why it was made.',
    practical_tip: 'With a magnifying glass you can see the pores of a leaf.',
    historical_context: 'The first chemical photographs were made in the 19th century.',
    fun_fact: 'The longest river of the continent carries thousands of tonnes of sand.',
    advanced_nugget: 'Formally, the erosion rate is a function of slope and discharge.',
    key_insight: 'Rivers meander because the outer bank of a bend is worn faster.',
  },
  es: {
    myth_buster: 'Contrariamente a lo que se dice, la Luna no tiene una cara oscura permanente.',
    common_pitfall: 'Un error frecuente consiste en medir la luz del cielo.',
    best_practice: 'Conviene apoyar la cámara sobre un trípode firme.',
    practical_tip: 'Para enfocar mejor basta con acercar la imagen de la pantalla.',
    historical_context: 'Urano fue el primer planeta hallado con telescopio, en el siglo XVIII.',
    fun_fact: 'Júpiter reúne en su seno miles de tormentas, y una dura más de 300 años.',
    advanced_nugget: 'La intensidad es inversamente proporcional al cuadrado de la distancia.',
    key_insight: 'Venus es el planeta caliente porque su atmósfera retiene el calor.',
  },
  fr: {
    myth_buster: 'Contrairement à une croyance tenace, le désert reçoit de la pluie.',
    common_pitfall: 'L’erreur la plus courante consiste à trop arroser la plante.',
    best_practice: 'Le mélange doit reposer une nuit entière.',
    practical_tip: 'En pratique, une lampe suffit pour éclairer la scène.',
    historical_context: 'Le pont a été construit au XVIIIe siècle par des artisans locaux.',
    fun_fact: 'Ce glacier avance de plus de 40 mètres chaque jour.',
    advanced_nugget: 'La force est proportionnelle au carré de la vitesse relative.',
    key_insight: 'La mer monte parce que les glaciers fondent.',
  },
  de: {
    myth_buster: 'Anders als oft behauptet sehen Stiere die Farbe Rot kaum.',
    common_pitfall: 'Ein häufiger Fehler ist eine zu lockere Kette.',
    best_practice: 'Die Kette sollte nach jeder Fahrt im Regen geölt werden.',
    practical_tip: 'Mit einem Lineal kann man den Verschleiß der Kette messen.',
    historical_context: 'Die Draisine wurde zu Beginn des 19. Jahrhunderts vorgestellt.',
    fun_fact: 'Das schnellste Fahrrad fuhr mehr als 144 Kilometer in der Stunde.',
    advanced_nugget: 'Der Luftwiderstand wächst proportional zum Quadrat der Geschwindigkeit.',
    key_insight: 'Ein Rad fällt im Stand um, weil die Lenkung dann nicht ausgleicht.',
  },
};

describe.each(Object.keys(sentences))('the kind of a sentence (%s)', (language) => {
  it.each(Object.entries(sentences[language]!))('%s', (category, sentence) => {
    expect(categoryOf(sentence, language)).toBe(category);
  });
});

it('calls nothing by a kind that its words do not show', () => {
  for (const [language, sentence] of [
    ['en', 'The leaf has an upper and a lower side.'],
    ['es', 'La hoja tiene dos caras.'],
    ['ja', '葉には表と裏がある。'],
  ] as const)
    expect(categoryOf(sentence, language)).toBeUndefined();
  expect([
    categoryOf('1687年に出版された。', 'ja'),
    categoryOf('葉の90%は水である。', 'ja'),
  ]).toEqual(['historical_context', 'fun_fact']);
});

it.each([
  [
    'zh',
    `河堰建于1920年，${'它把水引到磨坊去'.repeat(90)}。`,
    '三角洲在1950年形成，因为河流在河口变慢并使沙子沉下。',
  ],
])('quotes nothing that is too long for a card (%s)', async (language, long, short) => {
  const author = new ExtractiveAuthor();
  try {
    const { value } = await author.writeCuriosities(
      {
        brief: brief('Weirs', { language }),
        material: { sources: [plainSource('Weirs', [long, short], { language })] },
        wanted,
      },
      {},
    );
    expect(value.items.map(({ text }) => text)).toContain(short);
    for (const { text } of value.items) expect(text.length).toBeLessThanOrEqual(600);
  } finally {
    await author.onModuleDestroy();
  }
});
