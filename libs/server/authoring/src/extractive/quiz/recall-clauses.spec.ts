import { describe, expect, it } from 'vitest';
import { keyOf, quizOn } from '../../../test/quiz-on.ts';

const recalled = (sentence: string, language = 'en') =>
  quizOn([sentence], { language }).map((item) => {
    expect(item.kind).toBe('free_recall');
    return [item.question.replace(/^The scheduler ?[:：] ?/u, ''), keyOf(item)];
  });
const questionsOn = (...args: Parameters<typeof quizOn>) =>
  quizOn(...args).map(({ question }) => question);

describe('what a sentence says, to be recalled', () => {
  const keeps = 'If the build of a package fails, the server keeps its log for 30 days.';

  it('is asked for under the heading that it stands below', () => {
    expect(questionsOn([keeps])).toEqual([
      'The scheduler: What happens if the build of a package fails?',
    ]);
    expect(questionsOn([`### Night builds\n\n${keeps}`])).toEqual([
      expect.stringMatching(/^Night builds: What happens/u),
    ]);
  });

  it.each(['Introduction', 'Methods', 'Arguments', 'Description'])(
    'is nothing under a heading that any text could have (%s)',
    (heading) => {
      expect(questionsOn([`### ${heading}\n\n${keeps}`])).toEqual([]);
    },
  );

  it('is told under a name as it is written', () => {
    expect(questionsOn([`### build_of_a_package()\n\n${keeps}`])).toEqual([
      'build_of_a_package(): What happens if the build of a package fails?',
    ]);
  });

  it('says for itself what it belongs to, where the heading says no more or asks', () => {
    for (const heading of ['Builds of packages', 'What do I do on a Monday?'])
      expect(questionsOn([`### ${heading}\n\n${keeps}`])).toEqual([
        expect.stringMatching(/^What happens/u),
      ]);
  });

  it('is said without what only joins it to the case', () => {
    expect(recalled(keeps.replace(', the', ', then the'))).toEqual([
      [expect.any(String), 'The server keeps its log for 30 days.'],
    ]);
  });

  it('is not asked for under a heading that tells the answer', () => {
    expect(questionsOn([`### Logs of a server\n\n${keeps}`])).toEqual([]);
  });

  it('is nothing that may be called in many ways', () => {
    expect(
      recalled('If the build of a package fails, the server keeps its log for a while.'),
    ).toEqual([]);
  });

  it('is not told of an entry that only its name in front makes known', () => {
    expect(
      questionsOn(['1 2 3.', `- -T, --keep-log: Keeps what a build has said. ${keeps}`]),
    ).toEqual([]);
  });

  it.each([
    [
      'de',
      'Wenn der Zeiger auf einem Fenster steht, das der Server bewacht, folgen ihm 2 Augen des Bildes.',
    ],
    [
      'es',
      'Si el paquet ja existeix en un altre servidor, comença per aquest servidor amb 3 paquets.',
    ],
    [
      'en',
      'If a package is built in the format 3.0 (native) or 3.0 (quilt), move the old directory to `debian`.',
    ],
    [
      'en',
      'To send letters by another host, set up `exim4` on the server of the packages, and read the manual of the other host.',
    ],
    [
      'en',
      'If the build of a package fails, the server keeps its log for 30 days and its package on another host, too.',
    ],
    [
      'en',
      'The server drops old logs at 3 o’clock; all new ones are kept if the build of a package fails.',
    ],
    [
      'en',
      'When you have found a build, keep its log for 30 days and its package, you can send both.',
    ],
    ['fr', 'Si le serveur a besoin de les garder, la commande `debdiff` compare les journaux.'],
    ['fr', 'Pour fournir des paquets à chaque serveur, il garde le journal de `debdiff` 30 jours.'],
  ])('is nothing that is cut, foreign or told elsewhere (%s: %s)', (language, sentence) => {
    expect(recalled(sentence, language)).toEqual([]);
  });
});

describe('what a sentence says of a case, to be recalled', () => {
  it.each([
    [
      'en',
      'If the build of a package fails, the server keeps its log for 30 days.',
      'What happens if the build of a package fails?',
      'The server keeps its log for 30 days.',
    ],
    [
      'de',
      'Falls der Bau eines Pakets scheitert, bewahrt der Server das Protokoll 30 Tage auf.',
      'Was geschieht, falls der Bau eines Pakets scheitert?',
      '… bewahrt der Server das Protokoll 30 Tage auf.',
    ],
    [
      'fr',
      'Si la construction d’un paquet échoue, le serveur garde le journal pendant 30 jours.',
      'Que se passe-t-il si la construction d’un paquet échoue ?',
      'Le serveur garde le journal pendant 30 jours.',
    ],
    [
      'es',
      'Si falla la construcción del paquete, el servidor guarda el registro durante 30 días.',
      '¿Qué ocurre si falla la construcción del paquete?',
      'El servidor guarda el registro durante 30 días.',
    ],
    [
      'it',
      'Se la compilazione del pacchetto fallisce, il server conserva il registro per 30 giorni.',
      'Che cosa succede se la compilazione del pacchetto fallisce?',
      'Il server conserva il registro per 30 giorni.',
    ],
    [
      'pt',
      'Quando a compilação do pacote falha, o servidor guarda o registro durante 30 dias.',
      'O que acontece quando a compilação do pacote falha?',
      'O servidor guarda o registro durante 30 dias.',
    ],
  ])('is what happens or is done then (%s)', (language, sentence, question, key) => {
    expect(recalled(sentence, language)).toEqual([[question, key]]);
  });

  it.each([
    ['en', 'If the build of a package fails, send its log to `lists`.', 'What should be done if'],
    ['en', 'If the build of a package fails, peel the `log` off it.', 'What should be done if'],
    ['en', 'If the build of a package fails, operators must send `lists` its log.', 'What should'],
    [
      'de',
      'Falls der Bau eines Pakets scheitert, senden Sie `lists` das Protokoll.',
      'Was ist zu tun',
    ],
    ['fr', 'Si la construction d’un paquet échoue, envoyez le journal à `lists`.', 'Que faut-il'],
    ['es', 'Si la construcción del paquete falla, envíe el registro a `lists`.', '¿Qué hay que'],
    [
      'it',
      'Se la compilazione del pacchetto fallisce, usare il registro di `lists`.',
      'Che cosa si deve',
    ],
    ['pt', 'Quando a compilação do pacote falha, envie o registro para `lists`.', 'O que se deve'],
  ])('is what to do where its reader is told so (%s: %s)', (language, sentence, question) => {
    expect(recalled(sentence, language)).toEqual([
      [expect.stringContaining(question), expect.any(String)],
    ]);
  });

  it.each([
    [
      'en',
      'The server keeps the log for 30 days if the build of a package fails.',
      'What happens if the build of a package fails?',
      'The server keeps the log for 30 days.',
    ],
    [
      'de',
      'Der Server bewahrt das Protokoll 30 Tage auf, falls der Bau eines Pakets scheitert.',
      'Was geschieht, falls der Bau eines Pakets scheitert?',
      'Der Server bewahrt das Protokoll 30 Tage auf.',
    ],
    [
      'es',
      'El servidor guarda el registro durante 30 días si la construcción del paquete falla.',
      '¿Qué ocurre si la construcción del paquete falla?',
      'El servidor guarda el registro durante 30 días.',
    ],
  ])('may come last in its sentence (%s)', (language, sentence, told, key) => {
    expect(recalled(sentence, language)).toEqual([[expect.stringContaining(told), key]]);
  });

  it.each([
    [
      'de',
      'Der Server bewahrt das Protokoll von 30 Tagen erst, wenn der Bau eines Pakets scheitert.',
    ],
    [
      'de',
      'Falls der Bau eines Pakets scheitert, jedoch nur auf kleinen Rechnern, bleibt das Protokoll.',
    ],
    ['fr', 'Si la construction d’un paquet échoue, elles gardent le journal du serveur 30 jours.'],
    ['it', 'Se un operatore non riesce a farlo, il server conserva il registro per 30 giorni.'],
  ])('is nothing whose end is not told (%s: %s)', (language, sentence) => {
    expect(recalled(sentence, language)).toEqual([]);
  });

  it.each([
    ['whose subject is named elsewhere', 'If it fails, the server keeps the old log for 30 days.'],
    [
      'whose outcome points at what stands before',
      'If the build of a package fails, they are kept on the server for 30 days.',
    ],
    [
      'that is set against another one',
      'If the build of a package fails there too, the server keeps its log for 30 days.',
    ],
    ['without a subject', 'When used for large packages, the server keeps each log for 30 days.'],
    [
      'whose subject only the statement has',
      'The server keeps the old logs for 30 days when compiling large packages.',
    ],
    [
      'of what readers may wish',
      'If you have any questions on the server, the operators answer letters at 10 o’clock.',
    ],
    [
      'that sends to another text',
      'If the build of a package fails, see the manual of the server.',
    ],
    ['of which hardly anything is said', 'If the build of a package fails, the server stops.'],
    [
      'that goes on before the outcome is told',
      'If the build of a package fails, in particular on small machines, the log is kept for 30 days.',
    ],
    [
      'that is set against the one before',
      'If the build of a package fails otherwise, the server keeps its log for 30 days.',
    ],
    [
      'of another’s things',
      'If their builds fail at night, the server keeps the logs for 30 days.',
    ],
    [
      'in spite of which something holds',
      'The server keeps the log for 30 days even if the build of a package fails.',
    ],
    [
      'of which hardly anything else is said',
      'If the build of a package fails, the package fails at 3 builds.',
    ],
    ['that may be', 'If the build of a package fails, the server may keep its log for 30 days.'],
    [
      'that never was',
      'If the build of a package failed, the server would have kept its log for 30 days.',
    ],
    [
      'of several of which only the first was cut off',
      'If the build of a package fails, a test, or the upload of 3 files, the server keeps the log.',
    ],
    ['that names nothing', 'If you can, store the log of each build for 30 days.'],
    [
      'that is explained before the outcome is told',
      'If the build of a package fails, which happens on old machines, the server keeps the log for 30 days.',
    ],
    [
      'that another sentence is about',
      'Ask the operators of the server to tell you if the build of a package fails.',
    ],
    [
      'that is a question inside',
      'The operators of the server see at once at 3 o’clock if the build of a package fails.',
    ],
  ])('is nothing %s', (_, sentence) => {
    expect(recalled(sentence)).toEqual([]);
  });
});

describe('what a sentence says of an aim, to be recalled', () => {
  it.each([
    [
      'en',
      'To compare two versions of a package, run the command `debdiff` on both files.',
      'How do you compare two versions of a package?',
      'Run the command debdiff on both files.',
    ],
    [
      'de',
      'Um zwei Fassungen eines Pakets zu vergleichen, wenden Sie den Befehl `debdiff` auf beide Dateien an.',
      'Was ist zu tun, um zwei Fassungen eines Pakets zu vergleichen?',
      '… wenden Sie den Befehl debdiff auf beide Dateien an.',
    ],
    [
      'fr',
      'Pour comparer deux versions d’un paquet, lancez la commande `debdiff` sur chaque fichier.',
      'Comment comparer deux versions d’un paquet ?',
      'Lancez la commande debdiff sur chaque fichier.',
    ],
    [
      'es',
      'Para comparar dos versiones de un paquete, ejecute la orden `debdiff` sobre cada archivo.',
      '¿Cómo comparar dos versiones de un paquete?',
      'Ejecute la orden debdiff sobre cada archivo.',
    ],
    [
      'it',
      'Per confrontare due versioni di un pacchetto, eseguire il comando `debdiff` sui due file.',
      'Come confrontare due versioni di un pacchetto?',
      'Eseguire il comando debdiff sui due file.',
    ],
  ])('is how it is done (%s)', (language, sentence, question, key) => {
    expect(recalled(sentence, language)).toEqual([[question, key]]);
  });

  it.each([
    ['en', 'To compare two versions of a package, the command `debdiff` needs to see both files.'],
    ['en', 'To save you time at night, use the old files of `debdiff` on each server.'],
  ])('is nothing that the reader is not told to do (%s: %s)', (language, sentence) => {
    expect(recalled(sentence, language)).toEqual([]);
  });

  it('is no thing that something is for, and no measure', () => {
    expect(
      recalled(
        'To a lesser extent, the command `debdiff` shows 3 changes of the build on both files.',
      ),
    ).toEqual([]);
    expect(
      recalled(
        'Pour votre serveur de production, la version stable 3.0 avec ses mises à jour est recommandée.',
        'fr',
      ),
    ).toEqual([]);
  });
});

describe('what a sentence gives as a reason, to be recalled', () => {
  it.each([
    [
      'de',
      'Alte Bände stehen in trockenen Räumen, weil feuchte Luft dem Leder der Einbände schadet.',
      'Alte Bände stehen in trockenen Räumen. Warum?',
      'Weil feuchte Luft dem Leder der Einbände schadet.',
    ],
    [
      'en',
      'Old volumes must be kept in dry rooms because damp air is bad for leather.',
      'Old volumes must be kept in dry rooms. Why?',
      'Because damp air is bad for leather.',
    ],
  ])('is why (%s)', (language, sentence, question, key) => {
    expect(recalled(sentence, language)).toEqual([[question, key]]);
  });

  it('is nothing of one case of several', () => {
    expect(
      recalled('One of the old volumes is kept in a dry room because damp air is bad for leather.'),
    ).toEqual([]);
  });
});
