import { describe, expect, it } from 'vitest';
import { keyOf, quizOn } from '../../../test/quiz-on.ts';

const recalled = (leadIn: string, code: string, language = 'en') =>
  quizOn([`### Night builds\n\n${leadIn}\n\n\`\`\`\n${code}\n\`\`\``], { language })
    .filter(({ kind }) => kind === 'free_recall')
    .map((item) => [item.question.replace(/^Night builds ?[:：] ?/u, ''), keyOf(item)]);

describe('commands below the sentence that says what they are for, to be recalled', () => {
  it.each([
    ['en', 'To list all failed packages, run:', 'How do you list all failed packages?'],
    [
      'en',
      'Use the following command to list all failed packages:',
      'How do you list all failed packages?',
    ],
    [
      'de',
      'Um alle Pakete aufzulisten, deren Bau scheitert, geben Sie folgenden Befehl ein:',
      'Was ist zu tun, um alle Pakete aufzulisten, deren Bau scheitert?',
    ],
    [
      'fr',
      'Pour afficher tous les paquets en échec, exécutez :',
      'Comment afficher tous les paquets en échec ?',
    ],
    [
      'es',
      'Para mostrar todos los paquetes fallidos ejecute la orden:',
      '¿Cómo mostrar todos los paquetes fallidos?',
    ],
    [
      'it',
      'Per elencare tutti i pacchetti falliti, eseguire semplicemente:',
      'Come elencare tutti i pacchetti falliti?',
    ],
    [
      'pt',
      'Para listar todos os pacotes falhados, execute:',
      'Como listar todos os pacotes falhados?',
    ],
    [
      'ru',
      'Чтобы посмотреть все неудачные сборки, выполните команду:',
      'Что нужно ввести, чтобы посмотреть все неудачные сборки?',
    ],
    ['zh', '要查看所有失败的软件包，请运行：', '如何查看所有失败的软件包？'],
    [
      'ja',
      '失敗したパッケージをすべて表示するには、次のコマンドを実行します：',
      '失敗したパッケージをすべて表示するには、どうしますか？',
    ],
  ])('are how it is done (%s: %s)', (language, leadIn, question) => {
    expect(recalled(leadIn, 'nightly --failed', language)).toEqual([
      [question, 'nightly --failed'],
    ]);
  });

  const list = 'To list all failed packages, run:';

  it('are told without their prompts and what they print', () => {
    expect(recalled(list, '$ nightly --failed\ncups 3\nvim 9')).toEqual([
      [expect.any(String), 'nightly --failed'],
    ]);
    expect(recalled(list, '# nightly update\n# nightly --failed')).toEqual([
      [expect.any(String), 'nightly update\nnightly --failed'],
    ]);
  });

  it.each([
    ['that the question names', 'To run nightly failed, type:', 'nightly failed'],
    ['that go on', list, 'nightly --failed \\'],
    ['of which parts are left out', list, 'nightly --failed ...'],
    ['of more than three', list, 'one -a\ntwo -b\nthree -c\nfour -d'],
    ['that are none', list, 'Packages that failed: 3 (of 9).'],
    ['too long to know', list, `nightly --failed ${'--with-all-options '.repeat(9)}`],
    ['for an aim told elsewhere', 'To list these failed packages, run:', 'nightly --failed'],
    ['for hardly anything', 'To go on, run:', 'nightly --failed'],
    [
      'below what says something else, too',
      'To list all failed packages, open the list of the builds on your screen, and run:',
      'nightly --failed',
    ],
  ])('are nothing %s', (_, leadIn, code) => {
    expect(recalled(leadIn, code)).toEqual([]);
  });

  it.each([
    ['fr', 'Pour une liste complète des paquets, exécutez :'],
    ['fr', 'Pour afficher tous les paquets vous pouvez lancer :'],
  ])('are no answer where no deed is named whole (%s: %s)', (language, leadIn) => {
    expect(recalled(leadIn, 'nightly --failed', language)).toEqual([]);
  });
});
