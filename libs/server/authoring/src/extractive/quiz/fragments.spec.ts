import { describe, expect, it } from 'vitest';
import { isFragment, isMuddled } from './fragments.ts';

describe('a fragment', () => {
  it.each([
    ['en', 'Several of these options are:'],
    ['en', 'Causes the last part of the address to be discarded ...'],
    ['en', 'and is read before any other file'],
    ['en', 'The name of a file that is read by the'],
    ['en', 'Reads the list (in the order of its names'],
    ['en', '(Used with the other option) reads a list'],
    ['es', 'El nombre del archivo que se lee con'],
    ['fr', 'Marquez alors le rapport comme fermé'],
    ['de', 'Liest die Namen aus der Liste und'],
    ['it', 'Legge i nomi dal registro della'],
    ['pt', 'porque o ficheiro ainda não existe'],
    ['ru', 'который читает список имён'],
  ])('is cut at one of its ends (%s: %s)', (language, text) => {
    expect(isFragment(text, language)).toBe(true);
  });

  it.each([
    ['en', 'Reads the list of names (in their order)'],
    ['en', 'is read before any other file'],
    ['en', 'OR'],
    ['es', 'se tratan como comentarios'],
    ['de', '… wird die Menge der Namen gelöscht'],
    ['ja', '一覧を名前の順に読む'],
  ])('is no whole phrase (%s: %s)', (language, text) => {
    expect(isFragment(text, language)).toBe(false);
  });
});

describe('a muddled description', () => {
  it.each([
    ['en', 'Ambient Amount of color to show where no light falls'],
    ['es', 'Tamaño (%) Ajusta el tamaño del resplandor'],
    ['ru', 'Радиус Радиус эффекта'],
    ['fr', 'La valeur va de 0.0 à 1.0'],
    ['it', 'La modalità operativa è descritta in basso'],
    ['en', 'Pressure: Press harder to make the brush wider'],
    ['fr', 'À faire (travail en cours)'],
    ['en', '= Adds two numbers with their carry'],
    [
      'en',
      'Shares the data between systems by disk (small) shares the data between systems by stick',
    ],
    ['en', 'Run the order tar zxf **archive.tar.gz** to unpack'],
  ])('holds another entry, a place or nothing (%s: %s)', (language, text) => {
    expect(isMuddled(text, language)).toBe(true);
  });

  it.each([
    ['en', 'Looks for and mounts a Debian installation media'],
    ['en', 'The limit of the cache is _____ MB on every machine'],
    ['de', 'Hilfslinien zum Kennzeichnen von Auswahlen'],
    ['es', 'Cambia el matiz del efecto'],
  ])('is no whole one (%s: %s)', (language, text) => {
    expect(isMuddled(text, language)).toBe(false);
  });
});

it('takes the Spanish "todo" for a word and "TODO" for a mark of the writer', () => {
  expect(isMuddled('eliminar todo proceso mudo', 'es')).toBe(false);
  expect(isMuddled('TODO describe the process', 'en')).toBe(true);
});
