import { describe, expect, it } from 'vitest';
import { definedIn, entries } from '../../../test/definitions-in.ts';
import { plainSource } from '../../../test/write-course.ts';
import { describedByKind } from './classed-names.ts';
import { isTermForm } from './definition-form.ts';
import { indexMaterial } from './material-index.ts';
import { sentenceOf } from './sentence.ts';
import { asksForADeed, isNoWholeSaying, tellsWhatHappens } from './told-deeds.ts';

describe('the definitions of a text', () => {
  it('are looked for in time where a long word stands in the place of a name', () => {
    const word = 'schleusenwehrverriegelungsanlage';
    const said = `Die Datei ${word}/tor beschreibt, wie das Tor des Wehrs bei Nacht geschlossen wird.`;
    expect(definedIn('de', said)).toEqual([]);
  });

  it.each([
    [
      'ru',
      'what its reader is to do',
      entries(
        '**Штемпель**: Нажмите и отпустите левую кнопку, не передвигая письмо.',
        '**Марка**: Быстро выберите цену, которую хотите заплатить за письмо.',
      ),
    ],
    ['zh', 'what its reader is to do', entries('**邮票**：单击按钮以便在信件上贴一张小小的标签。')],
    ['hi', 'what its reader is to do', entries('**टिकट**: पत्र भेजने के लिए सूची में से एक छोटा काग़ज़ चुनें।')],
    [
      'de',
      'what happens',
      entries(
        '**Etikett**: Die Marke erscheint als Bild, wenn der Bote den Brief in die Hand nimmt.',
        '**Taste Ablegen**: Das Paket springt über andere Pakete an die nächste freie Stelle.',
      ),
    ],
    [
      'es',
      'a stroke on the keyboard',
      [
        '| Tecla | Función |',
        '| --- | --- |',
        '| `Mays+Control+i` | Recuperar las cartas de todas las oficinas |',
        '| `Mays+Control+l` | Abrir la ventana de las cartas perdidas |',
        '| `Mays+Control+d` | Vaciar las papeleras de toda la casa |',
      ].join('\n'),
    ],
    [
      'en',
      'the one picture of a page',
      'The figure is a drawing of the office before the winter. A figure shows letters.',
    ],
    [
      'es',
      'the one program that a page is on',
      'El programa permite la entrega y la ordenación de las cartas de la oficina. El programa ayuda.',
    ],
    [
      'es',
      'some of its own lines',
      'Las primeras líneas definen las reglas de toda la oficina. Las primeras líneas son dos.',
    ],
    [
      'pt',
      'which one of many is meant',
      'O arquivo vazio contém as cartas que a casa não recebe. O arquivo vazio fica na mesa.',
    ],
    [
      'ru',
      'some of its own lines',
      'Первая строка в книге — это запись, в которую вносят все письма. Первая строка в книге важна.',
    ],
    [
      'zh',
      'what was named before',
      '前者是一种把信件按街道排列的方法。邮局每天都用前者，而后者只在冬天使用。',
    ],
    [
      'de',
      'only who made it',
      'Postix ist ein Programm von Otto E. Brief [2, 3]. Jedes Amt kennt Postix.',
    ],
    ['fr', 'a bare deed', entries('**Lettres**: Ajouter ou modifier des timbres de la maison.')],
    ['en', 'a bare deed', entries('**Icade**: Hold down the bottom buttons of the letter box.')],
    ['hi', 'untranslated words', entries('**डाक**: The mail that reaches a house in the morning.')],
    [
      'de',
      'the one package that a page is on',
      'Das Paket ist eine komplette Erneuerung der Post, die ein Amt zur Verfügung stellt. Das Paket hilft.',
    ],
    [
      'en',
      'an address',
      entries('`file:///home/otto/letters`: Opens the folder of letters in a new window.'),
    ],
    ['ru', 'how things mostly are', entries('**Письма**: Конверты, как правило, легко открыть.')],
    ['pt', 'where it lies', entries('`/usr/cartas`: Páginas de cartas da casa vão aqui.')],
    ['es', 'what it is kept for', entries('`/var/cartas`: Reservado por motivos de la historia.')],
    [
      'es',
      'what a mark gives, and what happens at a place',
      entries(
        '**Masmenos**: Cada sello más-menos da dos conjuntos de cartas.',
        '**Movimiento del carro**: Las calles del pueblo (Norte/Sur, Este) se actualizan en la barra de estado, que está situada en la oficina.',
      ),
    ],
    [
      'pt',
      'another option',
      entries('`-fprintf`: Verdadeiro; como -printf, mas escreva para a carta como -fprint.'),
    ],
    [
      'fr',
      'other columns',
      entries('**À suivre**: La différence entre les deux colonnes précédentes de la lettre.'),
    ],
    [
      'hi',
      'what can be done somewhere',
      'डाक घर में एक सड़क से अधिक क्षेत्र में फैले हुए पत्र रख सकते हैं। हर डाक घर में पत्र होते हैं।',
    ],
    [
      'en',
      'what its letters stand for',
      entries('**ASCII**: American Standard Code for Information Interchange.'),
    ],
    [
      'pt',
      'the one of a place',
      entries('**Caixa**: A de Lisboa em Portugal que usa um disco gigante de ferro.'),
    ],
    ['ru', 'an example', entries('**Например**: Сортировка писем по улицам города за ночь.')],
    [
      'en',
      'what will happen',
      entries(
        '`letter_search`: TAB-letter completion in the Compose window will match any part of the string.',
      ),
    ],
    [
      'en',
      'two terms at once',
      'A letter that has a stamp is called a paid letter, and a letter that has none is called an open letter. An open letter is slow. Every open letter is late.',
    ],
    [
      'pt',
      'a thing by its place',
      'A caixa à esquerda é a caixa da carta que chega de manhã. A caixa à esquerda é azul.',
    ],
    [
      'pt',
      'what most have',
      entries('**Cartas**: A maioria dos carros possuem caixas que uma pessoa terá que abrir.'),
    ],
    [
      'de',
      'how it is praised',
      entries('**Karte**: Das einfachste verfügbare Schreiben an einen Menschen.'),
    ],
    [
      'en',
      'what it is likened to',
      entries('**Stamps**: The ‘gold standard’ for the payment of letters.'),
    ],
    ['en', 'what should stand below', entries('**Address**: A plain line of words of the form.')],
    [
      'en',
      'what another thing lets its reader do',
      entries('**Setup of boxes**: The grdpost utility allows you to name boxes in a window.'),
    ],
    [
      'ru',
      'what is possible',
      entries('**Порядок писем**: Возможна сортировка по одному из имён улиц города.'),
    ],
    [
      'pt',
      'what goes wrong',
      entries('**BUGS**: A escrita de cartas que funciona apenas em uma casa com janela.'),
    ],
    [
      'fr',
      'what value a thing has',
      'La lettre simple est le type de courrier par défaut pour la maison. Une lettre simple est rapide.',
    ],
    [
      'fr',
      'some of them',
      'Certains bureaux permettent que leurs lettres restent dans la boîte jusqu’au soir. Certains bureaux ferment tôt.',
    ],
    [
      'de',
      'what is there beside it',
      'Die Rohrpost ist eine weitere Alternative zur schnellen Zustellung der Briefe. Jedes Amt hat Rohrpost.',
    ],
    ['ru', 'a sentence cut off', entries('**Штемпель**: Знак дня отправки, который ставят на.')],
    [
      'es',
      'which ones they are',
      'Las rondas válidas son las que corresponden a las calles de la oficina. Hay rondas válidas.',
    ],
    [
      'en',
      'its own name in other words',
      entries('`letter.count`: Letter count of streets.', '`letter_size`: Letter size in inches.'),
    ],
    [
      'en',
      'one of a thing and another',
      'A round is a functional walk, and for parcels a single car is enough. A round has a name.',
    ],
  ])('are not made in %s of %s', (language, _, text) => {
    expect(definedIn(language, text)).toEqual([]);
  });

  it('are no two sentences that lost the stop between them, and no term with a pronoun', () => {
    const two = 'A mark set on letter or folder If a letter has the mark, its copy has it';
    expect(tellsWhatHappens(two, 'en')).toBe(true);
    expect(isTermForm('Voice はこれ', 'ja')).toBe(false);
  });

  it('are no verb without its subject, nothing of its reader, and no half of a sentence', () => {
    expect(isTermForm('Zeigt', 'de')).toBe(false);
    expect(isTermForm('ID de su clave', 'es')).toBe(false);
    expect(
      describedByKind(
        sentenceOf('\\flushend 命令会在宏包装入的时候自动运行。', 'S1.1', 'zh'),
        'zh',
      ),
    ).toBe(undefined);
    expect(isTermForm('ferramentas são', 'pt')).toBe(false);
    expect(isTermForm('PO-Datei (Portable Object) bezeichnet', 'de')).toBe(false);
    expect(isTermForm('Manchmal', 'de')).toBe(false);
    expect(isTermForm('versión actual', 'es')).toBe(false);
    expect(isTermForm('passed option', 'en')).toBe(false);
    expect(isTermForm('actual parameter', 'en')).toBe(true);
    expect(isTermForm('पाठ दस्तावेज़ में', 'hi')).toBe(false);
    expect(isTermForm('手紙を送る', 'ja')).toBe(false);
    expect(isTermForm('deuxième boîte', 'fr')).toBe(false);
    expect(isNoWholeSaying('：重新打开每一个信箱', 'zh')).toBe(true);
    expect(asksForADeed('您将在浏览栏看到目录或者信件', 'zh')).toBe(true);
    expect(isNoWholeSaying(', нужная для хранения всех писем', 'ru')).toBe(true);
  });

  it('are not what is said of several things in the same words', () => {
    const index = indexMaterial(
      {
        sources: [
          plainSource('l', [], {
            title: 'Posta',
            language: 'it',
            passages: ['POST_NAME', 'POST_PAPER', 'POST_TIME'].map((name, i) => ({
              id: name,
              number: i + 1,
              headings: [name],
              text: `La definizione inizia con la stringa ${name} nella prima colonna della lettera.`,
              kind: 'prose' as const,
            })),
          }),
        ],
      },
      'it',
    );
    expect(index.definitions).toEqual([]);
  });

  it('are not what a list of pages says of a page by its name', () => {
    const page = (id: string, heading: string, text: string) =>
      plainSource(id, [], {
        title: heading,
        language: 'ru',
        passages: [{ id, number: 1, headings: [heading], text, kind: 'prose' }],
      });
    const index = indexMaterial(
      {
        sources: [
          page('a', 'Письма', entries('**Режим одного письма**: Простая доставка одного письма.')),
          page('b', 'Режим одного письма', 'Почта несёт одно письмо за другим на каждую улицу.'),
        ],
      },
      'ru',
    );
    expect(index.definitions).toEqual([]);
  });
});
