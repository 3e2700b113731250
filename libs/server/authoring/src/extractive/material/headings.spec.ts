import { buildPassages } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunks.ts';

describe('a heading of the text as a title', () => {
  const prose = (text: string) => ({ kind: 'prose' as const, text });
  const headingsOf = (language: string, heading: string, text: string): readonly string[] => {
    const blocks = [{ kind: 'heading' as const, level: 1, text: heading }, prose(text)];
    const { contentHash, passages } = buildPassages(blocks, language);
    const source = { id: 'a', kind: 'document' as const, title: 'A', language, contentHash };
    const fetchedAt = '2026-01-01T00:00:00.000Z';
    return chunksOf({ ...source, fetchedAt, passages }, 0, language, 0)[0]!.headings;
  };

  it('is none where a remark was set as one', () => {
    const remark = 'Please note, the following sections are not revised for 3.2!';
    expect(headingsOf('en', remark, 'The sluice opens at night.')).toEqual([]);
    expect(headingsOf('en', 'Notes', 'The sluice opens at night.')).toEqual(['Notes']);
  });

  it.each([
    [
      'de',
      'GLOBALE OPTIONEN',
      'Das Programm liest seine Optionen, wenn es beginnt.',
      'Globale Optionen',
    ],
    [
      'pt',
      'CONFORMIDADE COM OS PADRÕES',
      'O programa segue os padrões de uso comum.',
      'Conformidade com os padrões',
    ],
    [
      'en',
      'HTTP OPTIONS',
      'The options for HTTP are told to the keeper of the gate. Ask at http://gates.example/ or at http://mills.example/ for more.',
      'HTTP options',
    ],
    ['en', 'API SETTINGS', 'Some settings of the API are told in a page.', 'API settings'],
    [
      'es',
      'Cuando (no) usar ficheros',
      'El servidor lee sus ficheros al comenzar.',
      'Cuando (no) usar ficheros',
    ],
    [
      'en',
      'Introduction -- What is a dam?',
      'A dam is a wall across a river.',
      'Introduction – What is a dam?',
    ],
    ['de', 'Anhang B - Neuerungen', 'Das Programm liest seine Optionen.', 'Neuerungen'],
    ['fr', 'Serveur(s)', 'Le serveur lit ses fichiers au début.', 'Serveur(s)'],
    ['ja', 'ps コマンド', 'このコマンドはプロセスの一覧を表示します。', 'ps コマンド'],
    ['en', 'connect(host, [port])', 'It opens a line to the keeper of the dam.', 'connect()'],
  ])('in %s: %s', (language, heading, text, title) => {
    expect(headingsOf(language, heading, text)).toEqual([title]);
  });
});
