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
  const keeps = 'If the build of a package fails, the server keeps its log for thirty days.';

  it('is asked for under the heading that it stands below', () => {
    expect(questionsOn([keeps])).toEqual([
      'The scheduler: What happens, or what should be done: “If the build of a package fails …”?',
    ]);
    expect(questionsOn([`### Night builds\n\n${keeps}`])).toEqual([
      expect.stringMatching(/^Night builds: What happens/u),
    ]);
  });

  it('says for itself what it belongs to, where the heading says no more or asks', () => {
    for (const heading of ['Builds of packages', 'What do I do on a Monday?'])
      expect(questionsOn([`### ${heading}\n\n${keeps}`])).toEqual([
        expect.stringMatching(/^What happens/u),
      ]);
  });

  it('is not told of an entry that only its name in front makes known', () => {
    expect(
      questionsOn(['1 2 3.', `- -T, --keep-log: Keeps what a build has said. ${keeps}`]),
    ).toEqual([]);
  });

  it.each([
    [
      'de',
      'Wenn der Zeiger auf einem Fenster steht, das der Server bewacht, folgen ihm die Augen des Bildes.',
    ],
    [
      'es',
      'Si el paquet ja existeix en un altre servidor, comença per aquest servidor amb el paquet sencer.',
    ],
    [
      'en',
      'If a package is built in the format 3.0 (native) or 3.0 (quilt), move the old directory away.',
    ],
    ['en', 'To send letters by another host, set up the server of the packages, and read the manual of the other host.'],
    ['en', 'If the build of a package fails, the server keeps its log and also the package of another day.'],
    [
      'en',
      'The server drops old logs each night; all new ones are kept if the build of a package fails.',
    ],
  ])('is nothing that is cut, foreign or told elsewhere (%s: %s)', (language, sentence) => {
    expect(recalled(sentence, language)).toEqual([]);
  });
});

describe('what a sentence says of a case, to be recalled', () => {
  it.each([
    [
      'en',
      'If the build of a package fails, the server keeps its log for thirty days.',
      'What happens, or what should be done: “If the build of a package fails …”?',
      'The server keeps its log for thirty days.',
    ],
    [
      'de',
      'Falls der Bau eines Pakets scheitert, bewahrt der Server das Protokoll dreißig Tage auf.',
      'Was geschieht dann, oder was ist zu tun: „Falls der Bau eines Pakets scheitert …“?',
      '… bewahrt der Server das Protokoll dreißig Tage auf.',
    ],
    [
      'fr',
      'Si la construction d’un paquet échoue, le serveur garde le journal pendant trente jours.',
      'Que se passe-t-il ou que faut-il faire : « Si la construction d’un paquet échoue… » ?',
      'Le serveur garde le journal pendant trente jours.',
    ],
    [
      'es',
      'Si falla la construcción del paquete, el servidor guarda el registro durante treinta días.',
      '¿Qué ocurre o qué hay que hacer: «Si falla la construcción del paquete…»?',
      'El servidor guarda el registro durante treinta días.',
    ],
    [
      'it',
      'Se la compilazione del pacchetto fallisce, il server conserva il registro per trenta giorni.',
      'Che cosa succede o che cosa si deve fare: «Se la compilazione del pacchetto fallisce…»?',
      'Il server conserva il registro per trenta giorni.',
    ],
    [
      'pt',
      'Quando a compilação do pacote falha, o servidor guarda o registro durante trinta dias.',
      'O que acontece ou o que se deve fazer: «Quando a compilação do pacote falha…»?',
      'O servidor guarda o registro durante trinta dias.',
    ],
    [
      'ru',
      'Если сборка пакета завершилась ошибкой, то сервер хранит журнал тридцать дней.',
      'Что происходит или что нужно сделать: «Если сборка пакета завершилась ошибкой…»?',
      'Сервер хранит журнал тридцать дней.',
    ],
    [
      'zh',
      '如果软件包的构建失败，服务器会把日志保存三十天。',
      '会怎样，或者该怎么做：“如果软件包的构建失败……”？',
      '服务器会把日志保存三十天。',
    ],
    [
      'ja',
      'パッケージの構築に失敗した場合は、サーバーが記録を三十日間保存します。',
      'どうなりますか、またはどうしますか：「パッケージの構築に失敗した場合は…」',
      'サーバーが記録を三十日間保存します。',
    ],
  ])('is what happens or is done then (%s)', (language, sentence, question, key) => {
    expect(recalled(sentence, language)).toEqual([[question, key]]);
  });

  it.each([
    [
      'en',
      'The server keeps the log for thirty days if the build of a package fails.',
      '“If the build of a package fails …”',
      'The server keeps the log for thirty days.',
    ],
    [
      'de',
      'Der Server bewahrt das Protokoll dreißig Tage auf, falls der Bau eines Pakets scheitert.',
      '„Falls der Bau eines Pakets scheitert …“',
      'Der Server bewahrt das Protokoll dreißig Tage auf.',
    ],
    [
      'es',
      'El servidor guarda el registro durante treinta días si la construcción del paquete falla.',
      '«Si la construcción del paquete falla…»',
      'El servidor guarda el registro durante treinta días.',
    ],
  ])('may come last in its sentence (%s)', (language, sentence, told, key) => {
    expect(recalled(sentence, language)).toEqual([[expect.stringContaining(told), key]]);
  });

  it.each([
    ['de', 'Der Server bewahrt das Protokoll erst, wenn der Bau eines Pakets scheitert.'],
    [
      'de',
      'Falls der Bau eines Pakets scheitert, jedoch nur auf kleinen Rechnern, bleibt das Protokoll.',
    ],
    ['zh', '如果你在构建软件包的过程中，安装了新的编译器，服务器会把日志保存三十天。'],
    ['fr', 'Si la construction d’un paquet échoue, il garde le journal du serveur trente jours.'],
    ['it', 'Se un operatore non riesce a farlo, il server conserva il registro per trenta giorni.'],
  ])('is nothing whose end is not told (%s: %s)', (language, sentence) => {
    expect(recalled(sentence, language)).toEqual([]);
  });

  it('may go on behind a comma', () => {
    expect(
      recalled(
        '如果你在构建软件包的过程中，安装了新的编译器，那么服务器会把日志保存三十天。',
        'zh',
      ),
    ).toEqual([
      [
        '会怎样，或者该怎么做：“如果你在构建软件包的过程中，安装了新的编译器……”？',
        '服务器会把日志保存三十天。',
      ],
    ]);
  });

  it.each([
    ['whose subject is named elsewhere', 'If it fails, the server keeps the old log for a month.'],
    [
      'whose outcome points at what stands before',
      'If the build of a package fails, they are kept on the server for thirty days.',
    ],
    [
      'that is set against another one',
      'If the build of a package fails there too, the server keeps its log for a month.',
    ],
    ['without a subject', 'When used for large packages, the server keeps each log for a month.'],
    [
      'whose subject only the statement has',
      'The server keeps the old logs for thirty days when compiling large packages.',
    ],
    [
      'of what readers may wish',
      'If you have any questions on the server, the operators answer letters every day.',
    ],
    [
      'that sends to another text',
      'If the build of a package fails, see the manual of the server.',
    ],
    ['of which hardly anything is said', 'If the build of a package fails, the server stops it.'],
    [
      'that goes on before the outcome is told',
      'If the build of a package fails, in particular on small machines, the log is kept for a month.',
    ],
    [
      'that is set against the one before',
      'If the build of a package fails otherwise, the server keeps its log for a month.',
    ],
    [
      'of another’s things',
      'If their builds fail at night, the server keeps the logs for a month.',
    ],
    [
      'in spite of which something holds',
      'The server keeps the log for thirty days even if the build of a package fails.',
    ],
    [
      'of which hardly anything else is said',
      'If the build of a package fails, the server takes the package as one whose build fails.',
    ],
    ['that names nothing', 'If you can, store the log of each build on another machine.'],
    [
      'that is explained before the outcome is told',
      'If the build of a package fails, which happens on old machines, the server keeps the log.',
    ],
    [
      'that another sentence is about',
      'Ask the operators of the server to tell you if the build of a package fails.',
    ],
    [
      'that is a question inside',
      'The operators of the server see at once each night if the build of a package fails.',
    ],
  ])('is nothing %s', (_, sentence) => {
    expect(recalled(sentence)).toEqual([]);
  });
});

describe('what a sentence says of an aim, to be recalled', () => {
  it.each([
    [
      'en',
      'To compare two versions of a package, run the command debdiff on both files.',
      'How is this done: “To compare two versions of a package …”?',
      'Run the command debdiff on both files.',
    ],
    [
      'de',
      'Um zwei Fassungen eines Pakets zu vergleichen, wenden Sie den Befehl debdiff auf beide Dateien an.',
      'Wie geht das: „Um zwei Fassungen eines Pakets zu vergleichen …“?',
      '… wenden Sie den Befehl debdiff auf beide Dateien an.',
    ],
    [
      'fr',
      'Pour comparer deux versions d’un paquet, lancez la commande debdiff sur chaque fichier.',
      'Comment s’y prend-on : « Pour comparer deux versions d’un paquet… » ?',
      'Lancez la commande debdiff sur chaque fichier.',
    ],
    [
      'es',
      'Para comparar dos versiones de un paquete, ejecute la orden debdiff sobre cada archivo.',
      '¿Cómo se hace: «Para comparar dos versiones de un paquete…»?',
      'Ejecute la orden debdiff sobre cada archivo.',
    ],
    [
      'it',
      'Per confrontare due versioni di un pacchetto, eseguire il comando debdiff sui due file.',
      'Come si fa: «Per confrontare due versioni di un pacchetto…»?',
      'Eseguire il comando debdiff sui due file.',
    ],
    [
      'ru',
      'Чтобы сравнить две версии пакета, запустите команду debdiff для обоих файлов.',
      'Как это сделать: «Чтобы сравнить две версии пакета…»?',
      'Запустите команду debdiff для обоих файлов.',
    ],
    [
      'zh',
      '要比较软件包的两个版本，请对两个文件运行命令 debdiff。',
      '怎么做：“要比较软件包的两个版本……”？',
      '请对两个文件运行命令 debdiff。',
    ],
    [
      'ja',
      'パッケージの二つの版を比較するには、両方のファイルに debdiff コマンドを実行します。',
      'どうしますか：「パッケージの二つの版を比較するには…」',
      '両方のファイルに debdiff コマンドを実行します。',
    ],
  ])('is how it is done (%s)', (language, sentence, question, key) => {
    expect(recalled(sentence, language)).toEqual([[question, key]]);
  });

  it('is no thing that something is for, and no measure', () => {
    expect(
      recalled('To a lesser extent, the command debdiff shows changes of the build on both files.'),
    ).toEqual([]);
    expect(
      recalled(
        'Pour votre serveur de production, la version stable avec ses mises à jour est recommandée.',
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
      'Warum ist das so: „Alte Bände stehen in trockenen Räumen“?',
      'Weil feuchte Luft dem Leder der Einbände schadet.',
    ],
    [
      'en',
      'Old volumes must be kept in dry rooms because damp air is bad for leather.',
      'Why is this so: “Old volumes must be kept in dry rooms”?',
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
