import { describe, expect, it } from 'vitest';
import { checkClaim } from './index.ts';

const lava =
  'Basaltic lava is fluid and can flow for tens of kilometres before it sets. Rhyolitic lava is far richer in silica, so viscous that gas cannot escape from it, and it often erupts explosively. Krakatau in 1883 and Pinatubo in 1991 were eruptions of the explosive kind.';
const check = (sentence: string, passages: readonly string[] = [lava], language = 'en') =>
  checkClaim({ sentence, passages, language });

describe('the citation check', () => {
  it('calls what stands there word for word quoted, and shows where', () => {
    const sentence = 'Basaltic lava is fluid and can flow for tens of kilometres before it sets.';
    expect(check(sentence)).toEqual({
      state: 'quoted',
      probability: 0.99,
      reason: { code: 'word_for_word' },
      evidence: { passage: 0, text: sentence },
    });
  });

  it.each([
    [
      'a sentence that begins small, behind one that denies something',
      'locator() returns the places of the chosen points as a list with two components.',
      'The default is no plotting. locator() returns the places of the chosen points as a list with two components.',
    ],
    ['an entry beside its contrary', '--save', '- --save - --no-save: Whether the data are kept.'],
    [
      'the head of a table with a row that denies',
      '| signal | name | action |',
      '| signal | name | action |\n| 0 | --- | no signal is sent |',
    ],
  ])('calls quoted what stands there as a whole: %s', (_, sentence, passage) => {
    expect(check(sentence, [passage]).state).toBe('quoted');
  });

  it.each([
    ['en', 'The dam was built of stone.', 'It is not true that the dam was built of stone.'],
    [
      'en',
      'The dam was built of stone.',
      'Few people still believe that the dam was built of stone.',
    ],
    ['en', 'The dam was built of stone.', 'She denied the claim that the dam was built of stone.'],
    ['en', 'The dam was built of stone.', 'It is a common myth that the dam was built of stone.'],
    ['it', 'La diga era fatta di pietra.', 'Non è vero che la diga era fatta di pietra.'],
    ['ru', 'Плотина была построена из камня.', 'Неверно, что плотина была построена из камня.'],
    ['zh', '这座水坝是用石头建造的。', '并非这座水坝是用石头建造的。'],
  ])(
    'calls contradicted what a denial was cut from (%s, %s, %s)',
    (language, sentence, passage) => {
      expect(check(sentence, [passage], language)).toMatchObject({
        state: 'contradicted',
        reason: { code: 'negation' },
      });
    },
  );

  it('calls quoted what is denied in one place and said in another', () => {
    const both = 'Few believe that the dam was built of stone. The dam was built of stone.';
    expect(check('The dam was built of stone.', [both]).state).toBe('quoted');
    const some = 'A few people know that the dam was built of stone.';
    expect(check('The dam was built of stone.', [some]).state).toBe('quoted');
    const sure = 'It is known that the dam was built of stone.';
    expect(check('The dam was built of stone.', [sure]).state).toBe('quoted');
  });

  it('calls a careful paraphrase supported', () => {
    const verdict = check('Basaltic lava is fluid and may flow tens of kilometres before setting.');
    expect(verdict).toMatchObject({ state: 'supported', reason: { code: 'in_other_words' } });
    expect(lava).toContain(verdict.evidence?.text);
  });

  it.each([
    ['negation', 'Basaltic lava is not fluid and can flow for tens of kilometres before it sets.'],
    [
      'number_elsewhere',
      'Krakatau in 1991 and Pinatubo in 1883 were eruptions of the explosive kind.',
    ],
    ['unit', 'Basaltic lava is fluid and can flow for tens of metres before it sets.'],
    [
      'number_absent',
      'Krakatau in 1887 and Pinatubo in 1991 were eruptions of the explosive kind.',
    ],
    ['name_absent', 'Vesuvius in 1883 and Pinatubo in 1991 were eruptions of the explosive kind.'],
    [
      'attribution',
      'According to Keller, basaltic lava is fluid and can flow for tens of kilometres.',
    ],
    ['quotation', 'Lava “flows without end towards the sea” before it sets.'],
  ])('says what is wrong: %s', (code, sentence) => {
    const verdict = check(sentence);
    expect(verdict.probability).toBeLessThan(0.5);
    expect(['loose', 'contradicted']).toContain(verdict.state);
    if (code !== 'number_elsewhere') expect(verdict.reason.code).toBe(code);
  });

  it.each([
    ['what is left out of a quotation', 'Basaltic lava “is fluid and […] before it sets”.', lava],
    ['what only answers somebody', 'Sure! Basaltic lava is fluid.', lava],
    [
      'a first name more',
      'Armand Fizeau measured the speed of light between two hills near Paris.',
      'In 1849 Fizeau measured the speed of light between two hills near Paris with a toothed wheel.',
    ],
    [
      'another word in the same place, of a thing that the passage names',
      'It lets registered visitors upload photos and drawings to the archive.',
      'The archive lets registered visitors upload photos or drawings to the service.',
    ],
    [
      'a quotation in other order',
      'Visitors call it “quiet, wide and green”, the guide says.',
      'The guide says that visitors find the valley green and wide and quiet, all year round.',
    ],
  ])('never calls contradicted: %s', (_what, sentence, passage) => {
    expect(check(sentence, [passage]).state).not.toBe('contradicted');
  });

  it('judges each of several statements, with capitals or without', () => {
    const borneOut = 'basaltic lava is fluid and can flow for tens of kilometres before it sets.';
    const apart = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
    expect(check(borneOut).state).toBe('quoted');
    for (const more of ['people grow old there.', 'gas warms the huts.'])
      for (const both of [[more, borneOut] as const, [borneOut, more] as const]) {
        expect(check(both.join(' ')).probability).toBeLessThan(0.5);
        expect(check(both.map(apart).join(' ')).probability).toBeLessThan(0.5);
      }
  });

  it.each(['Sure!', 'That’s true.', 'Yes, of course,'])(
    'leaves out what only answers somebody: %s',
    (opening) => {
      const sentence = 'Basaltic lava is fluid and can flow for tens of kilometres before it sets.';
      expect(check(`${opening} ${sentence}`).state).toBe('quoted');
    },
  );

  it('holds every piece of a quotation with something left out against the passage', () => {
    expect(check('Basaltic lava “is fluid and […] before it sets”.').state).toBe('supported');
    const verdict = check('Basaltic lava “is fluid and […] glows in the dark for tens of years”.');
    expect(verdict.reason.code).toBe('quotation');
  });

  it('calls a quotation contradicted that is made up', () => {
    const verdict = check('Lava “weeps like the mountain gods” before it sets.');
    expect(verdict).toMatchObject({ state: 'contradicted', reason: { code: 'quotation' } });
  });

  it('notices a negation that was left out, even before the first word', () => {
    const passages = ['Not every flour needs kneading. Time and a few folds develop the gluten.'];
    expect(check('Every flour needs kneading.', passages).state).not.toBe('quoted');
  });

  it('takes no pronoun for a negation', () => {
    const passages = ['Galileo vide quattro lune e ne concluse che non tutto gira intorno a noi.'];
    expect(check('Ne concluse che tutto gira intorno a noi.', passages, 'it').state).toBe(
      'contradicted',
    );
  });

  it('calls what the passages are silent about loose, never contradicted', () => {
    const verdict = check(
      'What drives molten rock up is buoyancy: the walls around it are heavier.',
    );
    expect(verdict.state).toBe('loose');
  });

  it('judges statements joined by a semicolon one by one', () => {
    const other = 'Salt tightens the gluten and slows the yeast.';
    const joined = `Krakatau in 1883 and Pinatubo in 1991 were eruptions of the explosive kind; ${other}`;
    expect(check(joined, [lava, other]).state).toBe('quoted');
    expect(check(joined).probability).toBeLessThan(0.5);
  });

  it('never calls a translation contradicted for being one, and takes the evidence by the letter', () => {
    const sentence = 'Basaltische Lava fließt viele Kilometer weit.';
    const claim = { sentence, passages: [lava], language: 'de' };
    expect(checkClaim(claim).state).toBe('loose');
    const evidence = 'can flow for tens of kilometres before it sets';
    expect(checkClaim({ ...claim, evidence })).toMatchObject({
      state: 'supported',
      evidence: { passage: 0, text: evidence },
    });
    expect(checkClaim({ ...claim, evidence: 'flows for ever' })).toMatchObject({
      state: 'loose',
      reason: { code: 'evidence_missing' },
    });
    const wrong = { ...claim, sentence: 'Der Krakatau brach 1889 aus.' };
    expect(checkClaim(wrong)).toMatchObject({ reason: { code: 'number_absent', said: '1889' } });
  });

  it('shows the evidence as the passage has it, and all of it must stand there', () => {
    const german = 'Basaltische Lava fließt viele Kilometer weit.';
    const asked = (evidence: string) =>
      checkClaim({ sentence: german, passages: ['Nothing here.', lava], language: 'de', evidence });
    expect(asked('Can  flow for TENS of kilometres')).toMatchObject({
      state: 'supported',
      evidence: { passage: 1, text: 'can flow for tens of kilometres' },
    });
    const [first, last] = [lava.slice(0, 20), lava.slice(-30)];
    expect(asked(`${first} … ${last}`)).toMatchObject({ evidence: { text: last } });
    expect(asked(`${first} … which nobody wrote`).state).toBe('loose');
  });

  it('marks the words an author names in the same language, which prove nothing alone', () => {
    const evidence = 'can flow for tens of kilometres before it sets';
    const claim = { passages: [lava], language: 'en', evidence };
    expect(checkClaim({ ...claim, sentence: 'Whales sing beneath the ice.' }).state).toBe('loose');
    const [sentence = ''] = lava.split('. ');
    expect(checkClaim({ ...claim, sentence: `${sentence}.` })).toMatchObject({
      state: 'quoted',
      evidence: { text: evidence },
    });
  });

  it.each([
    [
      'always for usually',
      'A colony always dies within two years.',
      'A colony usually dies within two years. It lives in a hive.',
    ],
    [
      'denser for less dense',
      'Magma rises because it is denser than the rock.',
      'Magma rises because it is less dense than the rock. Most of it cools.',
    ],
    [
      'a negation',
      'Cats do not drink milk in the early morning.',
      'Cats drink milk in the early morning. Dogs drink water.',
    ],
    [
      'the two sides of a comparison exchanged',
      'The wolves outnumber the foxes by about ten to one.',
      'Both live in the north. The foxes outnumber the wolves by about ten to one.',
    ],
    [
      'a preposition of the other side',
      'The city keeps its old trams, most of them in the centre.',
      'The city keeps its old trams, most of them far from the centre.',
    ],
    [
      'another degree at the end',
      'The northern slope is covered with pines and is much flatter.',
      'The northern slope is covered with pines and is much steeper, up to forty degrees.',
    ],
  ])('calls %s contradicted', (_what, sentence, passage) => {
    expect(check(sentence, [passage]).state).toBe('contradicted');
  });

  it.each([
    [
      'no for without',
      'After many updates with no VACUUM the advantage is lost.',
      'After many updates without VACUUM the advantage is lost.',
    ],
    [
      'without for instead of',
      'The sender repeats the missing segment at once, without waiting for its timer.',
      'The sender repeats the missing segment at once instead of waiting for its timer.',
    ],
  ])('takes %s for one denial', (_what, sentence, passage) => {
    expect(check(sentence, [passage]).state).toBe('supported');
  });

  it.each(['Wolves eat foxes in hard winters.', 'Foxes are eaten by wolves in hard winters.'])(
    'knows who acts, in the passive as well: %s',
    (passage) => {
      const asked = (sentence: string) => check(sentence, [`${passage} Snow falls.`]).state;
      expect(asked('In hard winters wolves eat foxes.')).not.toBe('contradicted');
      expect(asked('In hard winters foxes are eaten by wolves.')).not.toBe('contradicted');
      expect(asked('Foxes eat wolves in hard winters.')).not.toBe('supported');
    },
  );

  it.each([
    [
      'ja',
      '富士山は1707年の宝永噴火を最後に噴火していない。',
      '富士山は1707年の宝永噴火を最後に噴火している。',
    ],
    ['ja', '火山灰は江戸にも数センチ積もった。', '火山灰は江戸には積もらなかった。'],
    ['ja', '毎年、川は村を越えて流れます。', '毎年、川は村を越えて流れません。'],
    ['ar', 'ينبع النيل من بحيرة تانا. ويلتقي النهران في الخرطوم.', 'ولا يلتقي النهران في الخرطوم.'],
    ['zh', '它不用大坝，而是用鱼嘴分水。', '它用大坝分水。'],
  ])('notices a negation where words are not set apart (%s)', (language, passage, sentence) => {
    const verdict = check(sentence, [`${passage} `], language);
    expect(verdict.state).not.toBe('supported');
    expect(verdict.reason.code).toBe('negation');
  });

  it('knows an Arabic word with article and conjunction', () => {
    const passage = 'يبني النحل الخلية في الربيع. ويجمع الرحيق من الزهور.';
    expect(check('يجمع النحل رحيق الزهور.', [passage], 'ar').probability).toBeGreaterThan(
      check('يجمع النحل عصير الزهور.', [passage], 'ar').probability,
    );
  });

  it('finds a phrase added to a sentence in other words', () => {
    const passage = 'The queen lays the eggs of the colony. Workers live for six weeks.';
    const said = 'All eggs of the colony are laid by the queen';
    expect(check(`${said} and painted with wax.`, [passage])).toMatchObject({
      state: 'loose',
      reason: { code: 'appended' },
    });
  });

  it.each([
    ['zh', '运行本地 dumi 站点：', '\n\n```bash\nnpm install\nnpm start --host localhost\n```'],
    ['ru', 'Запустите сервер командой start.', ' See npm run build, npm run serve and npm test.'],
    ['de', 'Der Hof liegt am Fluss.', ' The farm lies by the river, and the mill stands near it.'],
  ])('calls a sentence (%s) quoted beside code or another language', (language, sentence, rest) => {
    expect(check(sentence, [`${sentence}${rest}`], language).state).toBe('quoted');
  });

  it('refuses a sentence without a passage', () => {
    expect(check('Anything at all.', [])).toMatchObject({ reason: { code: 'no_passage' } });
  });

  it.each(['zh', 'ja', 'ar', 'hi', 'tlh'])('copes with %s', (language) => {
    expect(check('植物利用阳光制造糖分。', ['植物利用阳光制造糖分。'], language).state).toBe(
      'quoted',
    );
    expect(check('…', ['Plants make sugar.'], language).state).toBe('loose');
  });
});
