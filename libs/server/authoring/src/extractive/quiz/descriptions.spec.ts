import { describe, expect, it } from 'vitest';
import { describesNothing, firstOf } from './descriptions.ts';
import { describing } from './entry-questions.ts';

describe('what stands behind a name', () => {
  it.each([
    ['Colin Campbell, Eluze, Marc Hohl, Phil Holmes', 'en'],
    ['Sa fréquence de résonance est d’environ 3500 Hz', 'fr'],
    ['Sélectionnez les paquets dans le programme', 'fr'],
    ['Para outras pesquisas, pode querer escolher alvos', 'pt'],
    ['Für ein- oder zweispaltigen Satz die Voreinstellung ist', 'de'],
    ['für Tabellen mit automatischem Seite- numbruch', 'de'],
    ['Wird in Band [7] beschrieben', 'de'],
    ['Located at src/contrib and containing archives', 'en'],
    ['Tensión programable, en el intervalo $\\pm 5\\ V$', 'es'],
    ['Tarjeta de 32GB, dual-core a 1GHz', 'es'],
    ['A component of various hashing algorithms', 'en'],
    ['Bug fixing, raster, curation, bot maintenance', 'en'],
    ['Acrónimo de Internet Service Provider', 'es'],
    ['Knock Knock!: Klopfen Sie an den Wänden', 'de'],
    ['Apt-get install weechat-curses', 'fr'],
    ['Programme zur Bildbearbeitung (dia, epub-utils, gimp)', 'de'],
    ['Higher in the votes and installs', 'en'],
    ['Menor número de errores abiertos', 'es'],
    ['Moins de pannes en hiver', 'fr'],
    ['更高的安装次数', 'zh'],
    ['在投票上有着更高的分数', 'zh'],
  ])('describes nothing: %s', (said, language) =>
    expect(describesNothing(said, language)).toBe(true),
  );

  it.each([
    ['Satz mit ein- oder zweispaltigen Seiten', 'de'],
    ['Liste der Knoten, die nicht markiert ist', 'de'],
    ['Lets you choose a printer', 'en'],
    ['Lower bound of an interval', 'en'],
    ['Une entrée pour mesurer la capacité', 'fr'],
  ])('describes it: %s', (said, language) => expect(describesNothing(said, language)).toBe(false));

  it('is the first of its sentences', () =>
    expect(firstOf('Opens the menu. Its entries can be chosen as well.', 'en')).toBe(
      'Opens the menu',
    ));

  it.each([
    ['is a bend in a river', 'A bend in a river'],
    ['means the mud that a river can carry', 'The mud that a river can carry'],
    ['significa el lodo que lleva un río', 'El lodo que lleva un río'],
    ['means business', 'Means business'],
    ['optional; whether to use the gate', 'Whether to use the gate'],
  ])('is told without the verb where it says what a thing is: %s', (said, told) => {
    expect(describing(said)).toBe(told);
  });
});
