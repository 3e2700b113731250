import { describe, expect, it } from 'vitest';
import { otherLanguage } from './other-language.ts';
import { prevailingLanguage } from './prevailing-language.ts';

const english =
  'The tides are the regular rise and fall of the sea, and they follow the Moon around the Earth. ';
const spanish =
  'Las mareas son el ascenso y descenso regular del mar, y siguen a la Luna alrededor de la Tierra. ';

const longSpanish =
  'El agua del mar sube y baja cada día porque la Luna tira de ella. Cuando el Sol y la Luna están en línea, las mareas son más grandes; cuando no lo están, son pequeñas. Los pescadores conocen muy bien este ritmo desde hace siglos, y todavía hoy miran las tablas antes de salir con sus barcos al amanecer.';

const data = JSON.stringify(
  {
    name: 'pump',
    scripts: { build: 'tsc -b', test: 'vitest run', start: 'node pump.js' },
    dependencies: { zod: '^3.2.1', react: '^19.0.0', pdfkit: '^0.15.0' },
    config: {
      port: 8080,
      hosts: ['alpha', 'beta', 'gamma'],
      paths: ['/usr/lib/pump', '/etc/pump'],
    },
  },
  null,
  1,
);

describe('the language of a text', () => {
  it.each([
    ['en', [english]],
    ['es', [spanish, spanish, english]],
    ['zh', ['潮汐是海水的周期性涨落现象。月球的引力使海面升高。']],
    ['ja', ['潮汐は海水の周期的な動きです。月の引力によります。']],
    // The statistics take Russian with Latin names for Berber or English.
    [
      'ru',
      [
        'Корневая cgroup иерархии v2 рассматривается отдельно: она может быть родителем cgroup сразу обоих типов: domain и threaded. Если строка "threaded" записывается в файл cgroup.type одного из потомков корневой cgroup, то',
      ],
    ],
    [
      'ru',
      [
        'cgroup — это набор процессов, которые связаны с набором ограничений или параметров, определяемых через файловую систему cgroup.',
      ],
    ],
    // "JSON" alone looks Czech.
    [
      'en',
      [
        'Expands the top-level JSON array into a set of JSON values.',
        'Returns the number of elements in the top-level JSON array.',
      ],
    ],
    // The statistics have no Catalan.
    [
      'ca',
      [
        'Abans de començar, cal instal·lar els paquets que són necessaris per a la construcció de la presa, perquè no tots hi són.',
        'La campana que hi ha a la porta del llac es toca quan els guardians obren la comporta i deixen sortir l’aigua cap als camps.',
        'The keeper of the dam opens the gate in the morning with a key.',
      ],
    ],
    ['es', [spanish, spanish, spanish]],
    [undefined, ['12 + 3', 'x']],
    [undefined, [data]],
    [undefined, data.split('\n')],
    ['en', [english, ...data.split('\n'), ...data.split('\n')]],
    [
      'fr',
      ['« Les marées, dit-elle, suivent la Lune ; “la mer” monte et descend deux fois par jour. »'],
    ],
  ])('is %s by what most of it is written in', (language, texts) => {
    expect(prevailingLanguage(texts)).toBe(language);
  });

  const names = 'Gfx, CTerrain, Gate';
  const members =
    'This is the complete list of members for Gfx::CTerrain, including all inherited ones.';

  it('is English where the words between names of an interface are, whatever those look like', () => {
    expect(prevailingLanguage([names.repeat(8), members])).toBe('en');
  });

  it('is that of letters which no other language has', () => {
    expect(prevailingLanguage(['ശാസ്ത്രപഠനത്തിൽ സിദ്ധാന്തങ്ങളും പരീക്ഷണങ്ങളും'])).toBe('ml');
    expect(prevailingLanguage(['น้ำขึ้นน้ำลงคือการเปลี่ยนแปลงของระดับน้ำทะเล'])).toBe('th');
  });

  it('is the declared one where the words leave it open, and not where they tell', () => {
    const unclear = ['Pump 2.1 (Debian)', 'gate opener: Maria Keller', 'Locks, 2004 edition'];
    expect(prevailingLanguage(unclear, 'de')).toBe('de');
    expect(prevailingLanguage(['12 + 3'], 'de')).toBe('de');
    expect(prevailingLanguage([english], 'de')).toBe('en');
    expect(prevailingLanguage([longSpanish], 'en')).toBe('es');
  });

  it('is another one only if that is clear and likely', () => {
    const likely = new Set(['en', 'es']);
    expect(otherLanguage(longSpanish, 'en', likely)).toBe('es');
    expect(otherLanguage(english.repeat(5), 'en-GB', likely)).toBeUndefined();
    expect(otherLanguage(spanish, 'en', likely)).toBeUndefined();
    expect(otherLanguage(longSpanish, 'en', new Set(['fr']))).toBeUndefined();
    expect(otherLanguage(longSpanish, 'xx', likely)).toBeUndefined();
  });
});
