import { describe, expect, it } from 'vitest';
import { definedIn, entries } from '../../../test/definitions-in.ts';

describe('the definitions of a text', () => {
  it.each([
    [
      'en',
      'Franking basically is the ability to pay for letters in advance. With franking the office saves time.',
      'franking: The ability to pay for letters in advance.',
    ],
    [
      'en',
      'The round keeper is a trained clerk of each office and must be called when a round changes. The round keeper knows all.',
      'round keeper: A trained clerk of each office.',
    ],
    [
      'en',
      'A round tree is an arrangement of streets into rounds, which makes it possible to plan the day. Every round tree has a root.',
      'round tree: An arrangement of streets into rounds, which makes it possible to plan the day.',
    ],
    [
      'en',
      'You might want to make the streets into a **round**, that is, a walk that one postman takes alone, and which can be handed on.',
      'round: A walk that one postman takes alone.',
    ],
    // A name keeps its capital, whatever is typed or whoever owns it.
    [
      'en',
      'Roundo is a program that plans the walks of an office. Type `roundo start`, `roundo stop` or `roundo walk`. Most offices trust Roundo.',
      'Roundo: A program that plans the walks of an office.',
    ],
    [
      'en',
      "Hale's law is the rule that limits the length of a walk. Most offices keep Hale's law. Thomas Hale walked himself.",
      "Hale's law: The rule that limits the length of a walk.",
    ],
    [
      'en',
      "Hale's second law is the rule that limits the weight of a bag. Most offices keep Hale's second law.",
      "Hale's second law: The rule that limits the weight of a bag.",
    ],
    [
      'en',
      'Parcels are boxes that an office sends unopened. A postman carries many parcels.',
      'parcels: Boxes that an office sends unopened.',
    ],
    [
      'en',
      '**sorter**: Shows letters and parcels in the order of their streets. Its output is long.',
      'sorter: Shows letters and parcels in the order of their streets.',
    ],
    [
      'en',
      entries(
        'A box in which letters wait for their postman, called a **pigeonhole**',
        'The letters themselves, which are kept outside of all boxes',
      ),
      'pigeonhole: A box in which letters wait for their postman.',
    ],
    [
      'de',
      'Pakete sind Schachteln, die ein Amt ungeöffnet verschickt. Ein Bote trägt viele Pakete.',
      'Pakete: Schachteln, die ein Amt ungeöffnet verschickt.',
    ],
    [
      'de',
      'Das Makropaket briefix erlaubt den Druck aller Briefe einer Straße. Nur briefix kann das.',
      'briefix: Das Makropaket briefix erlaubt den Druck aller Briefe einer Straße.',
    ],
    [
      'es',
      entries(
        'ignoremarks: Ignora los sellos de las cartas que llegan de otra oficina.',
        'keepletters: Guarda las cartas de la casa durante tres semanas.',
        'sortnames: Ordena las cartas por el nombre de la persona que las espera.',
      ),
      'keepletters: Guarda las cartas de la casa durante tres semanas.',
    ],
    [
      'es',
      'Los paquetes son cajas que la oficina manda sin abrirlas. El cartero lleva muchos paquetes.',
      'paquetes: Cajas que la oficina manda sin abrirlas.',
    ],
    [
      'es',
      entries(
        'maxage: días Elimina las cartas que nadie ha recogido en la oficina.',
        'ignoremarks: Ignora los sellos de las cartas que llegan de otra oficina.',
        'sortnames: Ordena las cartas por el nombre de la persona que las espera.',
      ),
      'maxage: Elimina las cartas que nadie ha recogido en la oficina.',
    ],
    [
      'it',
      [
        '| POSTABRT P1990 | Core | Segnale di interruzione anomala della posta |',
        '| --- | --- | --- |',
        '| POSTALRM P1990 | Term | Segnale del tempo di consegna di una lettera |',
        '| POSTBUS P2001 | Core | Errore sul carro con le lettere della strada |',
        '| POSTCHLD P1990 | Ign | Lettera figlia consegnata o fermata in ufficio |',
      ].join('\n'),
      'POSTALRM: Segnale del tempo di consegna di una lettera.',
    ],
    [
      'en',
      entries(
        '\\letterstyle is the command to be used to declare the style of letters.',
        '\\letterbox is the command for naming the box in which letters are kept.',
      ),
      '\\letterstyle: The command to be used to declare the style of letters.',
    ],
    [
      'en',
      entries('`SIGPOST+20`: Shows messages of the office on the screen of the postman.'),
      'SIGPOST+20: Shows messages of the office on the screen of the postman.',
    ],
    [
      'en',
      'The .pst file is responsible for building the list of letters of an office. No .pst file is short.',
      '.pst: The .pst file is responsible for building the list of letters of an office.',
    ],
    [
      'ru',
      entries(
        'post (начиная с Linux 2.6.24; CONFIG_POST): Этот контроллер позволяет гарантировать долю писем для каждой улицы.',
        'pids (начиная с Linux 4.3; CONFIG_PIDS): Этот контроллер позволяет ограничивать количество писем на улице.',
        'net_post (начиная с Linux 3.3; CONFIG_NET_POST): Позволяет задавать цену каждого письма на улице.',
      ),
      'pids: Позволяет ограничивать количество писем на улице.',
    ],
    [
      'ru',
      entries(
        'postns(2): Системный вызов postns(2) позволяет процессу присоединиться к другой улице.',
        'sendns(2): Системный вызов sendns(2) создаёт новую улицу для всех писем процесса.',
      ),
      'postns: Системный вызов postns(2) позволяет процессу присоединиться к другой улице.',
    ],
    [
      'zh',
      '按街道排列信件的程序称为“分拣机”。每个邮局都有一台分拣机，早晨和晚上都要使用它。',
      '分拣机: 按街道排列信件的程序。',
    ],
    [
      'zh',
      'Postix 是一个基于街道的宏包，有了它邮局就可以直接排列信件。很多邮局都使用 Postix 来工作。',
      'Postix: 一个基于街道的宏包。',
    ],
    [
      'zh',
      '分拣命令 postsort 把所有信件按街道排列起来。邮局每天早晨都要运行一次这个命令。',
      'postsort: 分拣命令 postsort 把所有信件按街道排列起来。',
    ],
    [
      'ja',
      '手紙を通りの順に並べる機械をソータと呼びます。ソータはどの郵便局にもあり、毎朝早くから動いています。',
      'ソータ: 手紙を通りの順に並べる機械。',
    ],
    [
      'hi',
      'सड़क के अनुसार पत्र रखने का काम करने वाले कार्यक्रम को छँटाई कहते हैं। दफ़्तर के लोग छँटाई को रोज़ सुबह पूरा करते हैं।',
      'छँटाई: सड़क के अनुसार पत्र रखने का काम करने वाले कार्यक्रम।',
    ],
    [
      'ar',
      'الطابع عبارة عن ورقة صغيرة تلصق على الرسالة لإثبات دفع الأجرة. يباع الطابع في كل مكتب.',
      'الطابع: ورقة صغيرة تلصق على الرسالة لإثبات دفع الأجرة.',
    ],
  ])('are found in %s in: %s', (language, text, definition) => {
    expect(definedIn(language, text)).toContain(definition);
  });

  it('are not found where an entry names but a deed and what it is done to', () => {
    const steps = entries(
      '**Splitting** the letters into rounds by the street.',
      '**Weighing** a bag of each round by itself.',
    );
    expect(definedIn('en', `To sort means these steps:\n\n${steps}`)).toEqual([]);
  });
});
