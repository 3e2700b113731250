import { describe, expect, it } from 'vitest';
import { plainSource } from '../../../test/write-course.ts';
import { indexMaterial } from './material-index.ts';

/** What a text that says the sentence defines. */
const definedBy = (sentence: string, language: string): string[] =>
  indexMaterial(
    { sources: [plainSource('p', [sentence], { title: 'Post', language })] },
    language,
  ).definitions.map(({ term, definition }) => `${term}: ${definition}`);

describe('the wordings in which a text defines its terms', () => {
  it.each([
    [
      'en',
      '`postd` is the small program which sorts letters by street.',
      'postd: The small program which sorts letters by street.',
    ],
    [
      'de',
      'Unter einem Rundgang versteht man einen Weg, der alle Häuser einer Straße verbindet. Am Abend plant das Amt jeden Rundgang neu.',
      'Rundgang: Ein Weg, der alle Häuser einer Straße verbindet.',
    ],
    [
      'de',
      'Unter einem Rundgang wird ein Weg verstanden, der alle Häuser einer Straße verbindet. Am Abend plant das Amt jeden Rundgang neu.',
      'Rundgang: Ein Weg, der alle Häuser einer Straße verbindet.',
    ],
    [
      'es',
      'El punto de entrega es el lugar que la oficina elige para dejar los paquetes. Cada punto de entrega tiene una llave.',
      'punto de entrega: El lugar que la oficina elige para dejar los paquetes.',
    ],
    [
      'nl',
      'Een pakket is een archief dat alle bestanden bevat die nodig zijn om een programma te installeren. Elk pakket heeft een naam.',
      'pakket: Een archief dat alle bestanden bevat die nodig zijn om een programma te installeren.',
    ],
    [
      'pt',
      'Um turno é um conjunto de ruas que pode ser mudado nos meses de verão. Cada turno tem um nome.',
      'turno: Um conjunto de ruas que pode ser mudado nos meses de verão.',
    ],
    [
      'en',
      'A round is a list of houses that you can hand to another postman. Every round has a name.',
      'round: A list of houses that you can hand to another postman.',
    ],
    [
      'en',
      'A stamp is a label, usually small, used for paying a letter, that is, for sending it. Nobody reads a stamp.',
      'stamp: A label, usually small, used for paying a letter.',
    ],
    [
      'en',
      'In large offices, sorting is a technique that puts letters into order by street. Without sorting nobody finds a letter.',
      'sorting: A technique that puts letters into order by street.',
    ],
    [
      'it',
      'Negli uffici, il timbro postale è un segno che indica il giorno della consegna. Senza timbro postale nessuno sa il giorno.',
      'timbro postale: Un segno che indica il giorno della consegna.',
    ],
    [
      'de',
      'In großen Ämtern ist ein Rundgang ein Weg, der alle Häuser einer Straße verbindet. Am Abend plant das Amt jeden Rundgang neu.',
      'Rundgang: Ein Weg, der alle Häuser einer Straße verbindet.',
    ],
    [
      'en',
      'A “dock” is a container which can hold a collection of letters.',
      'dock: A container which can hold a collection of letters.',
    ],
    [
      'fr',
      'Un « relais » est un endroit où le facteur laisse les paquets du jour.',
      'relais: Un endroit où le facteur laisse les paquets du jour.',
    ],
    ['zh', '“邮袋”是一种装信件的大袋子，由邮局使用。', '邮袋: 一种装信件的大袋子，由邮局使用。'],
    [
      'fr',
      'La commande \\franker permet de payer une lettre avec de petites images.',
      '\\franker: La commande \\franker permet de payer une lettre avec de petites images.',
    ],
    [
      'zh',
      'Postsum 用于从每个邮局收集信件并将其送到城市中心。每个城市都有 Postsum。',
      'Postsum: Postsum 用于从每个邮局收集信件并将其送到城市中心。',
    ],
    [
      'en',
      'The post hold command keeps all letters of a street in the office.',
      'post hold: The post hold command keeps all letters of a street in the office.',
    ],
    [
      'es',
      'El script sort_mail ordena las cartas de una calle por el número de las casas.',
      'sort_mail: El script sort_mail ordena las cartas de una calle por el número de las casas.',
    ],
    [
      'en',
      '- **Save**: Franking is the payment of letters with small labels. Nobody sends letters without franking, and of franking little is said.\n- **Open**: Takes a letter out.',
      'franking: The payment of letters with small labels.',
    ],
  ])('are read in %s: %s', (language, sentence, expected) => {
    expect(definedBy(sentence, language)).toEqual([expected]);
  });

  it.each([
    [
      'de',
      'Unter einem Rundgang wird ein Weg geplant, der alle Häuser einer Straße verbindet. Am Abend plant das Amt jeden Rundgang neu.',
    ],
    [
      'nl',
      'Onder een pakket wordt een archief bewaard dat alle bestanden bevat voor een programma. Elk pakket heeft een naam.',
    ],
    [
      'it',
      'Per il pacco una lista di case che un solo postino visita a piedi serve ogni giorno. Ogni pacco ha un nome.',
    ],
    [
      'en',
      'In this case, the round is a list of houses that nobody visits. Every round has a name.',
    ],
    ['en', 'The device driver controls the machine that sorts letters by street in the office.'],
    ['en', 'The next command keeps all letters of a street in the office until the evening.'],
    [
      'en',
      'A round is a list of houses. If you can, hand it to another postman. Every round ends.',
    ],
    [
      'de',
      'Leider ist die Zustellung der Briefe nicht ganz einfach. Die Zustellung dauert leider.',
    ],
    ['de', 'Entweder ist das Paket der Post nicht vorhanden oder der Bote. Das Paket fehlt.'],
  ])('do not take in %s what is done for what a thing is: %s', (language, sentence) => {
    expect(definedBy(sentence, language)).toEqual([]);
  });

  /** What stands first under a heading. */
  const underHeading = (heading: string, text: string, language: string): string[] => {
    const { passages, ...source } = plainSource('p', [text], { title: 'Post', language });
    const under = passages.map((passage) => ({ ...passage, headings: ['Post', heading] }));
    return indexMaterial({ sources: [{ ...source, passages: under }] }, language).definitions.map(
      ({ term, definition }) => `${term}: ${definition}`,
    );
  };

  it.each([
    ['en', 'Home round', 'A specific way through a street that is used to find a lost letter.'],
    ['de', 'Rundgang', 'Ein Weg, der alle Häuser einer Straße verbindet.'],
    ['es', 'Relevo', 'Un lugar donde los carteros dejan los paquetes del día.'],
    ['fr', 'Relais', 'Un endroit où le facteur laisse les paquets du jour.'],
  ])('are read in %s under a heading that is the term: %s', (language, heading, text) => {
    expect(underHeading(heading, text, language).map((one) => one.toLowerCase())).toEqual([
      `${heading}: ${text}`.toLowerCase(),
    ]);
  });

  it.each([
    ['en', 'Keeping letters', 'The sheets that an office keeps and sorts are known as files.'],
    ['en', 'Dated letters', 'The winter of 1920 generated an interest in dates on all letters.'],
    ['en', 'Letters', 'The office keeps all letters of a street until the evening.'],
    ['en', 'Overview', 'A collection of rules by which letters are sorted in an office.'],
    ['en', 'Sorting letters', 'The letters of a street are put into order in the evening.'],
    ['en', 'How to send letters', 'A way of paying a letter with small labels.'],
    ['de', 'Briefe', 'Der Bote bringt die Briefe einer Straße am frühen Morgen.'],
    ['de', 'Ordnung', 'Die Verwaltung der Briefe und der Pakete wurde in allen Ämtern erneuert.'],
    ['de', 'Zweigstelle', 'Ein neuer Bote (Otto) verteilt Briefe, die in der Nacht gekommen sind.'],
    ['es', 'Horario', 'La apertura de la oficina debería proporcionar tiempo para los carteros.'],
    ['pt', 'Aspas', 'As aspas são utilizadas quando um nome da carta tem um espaço.'],
    ['en', 'Outage', 'The kinds of letters you lose when an office burns are different there.'],
    ['en', 'General', 'A type of letter that allows two people to talk of many things.'],
    ['fr', 'Rondes', 'Le facteur qui traverse une rue change de trottoir avec chaque maison.'],
    ['fr', 'Lettres', 'Le bureau garde les lettres de la rue pour la nuit.'],
  ])('are not made in %s of what a section begins with: %s, %s', (language, heading, text) => {
    expect(underHeading(heading, text, language)).toEqual([]);
  });

  it('leave a word alone that names nothing by itself', () => {
    const sentence =
      'The number of letters is the reason that the office gives for its hours. The number of letters grows in winter.';
    expect(definedBy(sentence, 'en')).toEqual([]);
  });
});
