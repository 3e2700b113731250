import { expect, it } from 'vitest';
import { checkSentence } from './index.ts';

it.each([
  ['zh', '| 字段 | 类型 | 是否必填 |', '| 甲 | 1 | 无 |\n| 乙 | 2 | 不能使用 |'],
  ['zh', '| 键 | 旧版本 | 新版本 |', '| 甲 | 1 | 无 |\n| 乙 | 2 | 不能使用 |'],
  ['en', '| Gate | Level | Remark |', '| low | 1 | not used |\n| high | 2 | never shut |'],
])(
  'finds the head of a table borne out, whatever its rows deny (%s: %s)',
  (language, head, rows) => {
    const passage = { text: `${head}\n| --- | --- | --- |\n${rows}`, headings: ['水门'] };
    expect(checkSentence(head, [passage], language)).toMatchObject({ supported: true });
  },
);

it.each([
  [
    'en',
    'The mark of a shared crate fits typically (but not always) the name of the ship.',
    'The mark of a shared crate libfoo.so.1: dock -p libfoo.so.1 | grep MARK 1',
    'The mark of crates that lie on /usr/bin/foo: dock -p foo | grep NEEDED 2',
  ],
  [
    'de',
    'Das Zeichen einer Kiste passt gewöhnlich (aber nicht immer) auf den Namen des Schiffes.',
    'Das Zeichen einer Kiste kiste.so.1: dock -p kiste.so.1 | grep ZEICHEN 1',
    'Das Zeichen von Kisten, die nach der Mole gebracht sind: dock -p mole | grep ZEICHEN 2',
  ],
  [
    'fr',
    '-N, --literal: afficher les noms des quais sans guillemets',
    '-n, --numeric-dock-id: identique à -l mais en affichant les valeurs numériques',
    '-o: comme -l mais sans afficher le groupe',
  ],
])('finds an entry of a list borne out, whatever stands beside it (%s: %s)', (...one) => {
  const [language, entry, before, behind] = one;
  const passage = { text: `- ${[before, entry, behind].join('\n- ')}` };
  expect(checkSentence(entry, [passage], language)).toMatchObject({ state: 'quoted' });
});

it('finds a sentence borne out that another follows without a space', () => {
  const one =
    '船の名簿に名前があるにも関わらず、 crate list では表示されない場合、その名前と港の番号を crate ファイルに書きます。';
  const other = 'そうすると、crate(1) によってそれらの名前が表示されます。';
  for (const text of [`${one}${other}`, `${other}${one}`, `${other}${one}${other}`])
    expect(checkSentence(one, [{ text }], 'ja')).toMatchObject({ state: 'quoted' });
});
