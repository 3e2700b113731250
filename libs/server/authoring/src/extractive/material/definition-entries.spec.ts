import { describe, expect, it } from 'vitest';
import { definedIn, entries } from '../../../test/definitions-in.ts';

describe('the names that manuals give their entries', () => {
  it.each([
    [
      'a call',
      entries('`addRound(name, streets)`: Adds a round to the plan of the office.'),
      'addRound(): Adds a round to the plan of the office.',
    ],
    [
      'a setting',
      entries('Weight=: The heaviest bag that a postman carries.'),
      'Weight: The heaviest bag that a postman carries.',
    ],
    [
      'a variable and since when there is one',
      entries('ROUND_DIR (since 2.3): The folder in which all plans are kept.'),
      'ROUND_DIR: The folder in which all plans are kept.',
    ],
    [
      'a part of a thing',
      'Round.street_no: Number of streets through which a postman walks.',
      'Round.street_no: Number of streets through which a postman walks.',
    ],
    [
      'a file',
      entries('round.plan.txt: The streets of the round, one in a line.', 'Others: none.'),
      'round.plan.txt: The streets of the round, one in a line.',
    ],
    [
      'a page of the manual',
      entries('sortmail(1): sorts the letters of a bag by street'),
      'sortmail: Sorts the letters of a bag by street.',
    ],
    [
      'words in small letters',
      entries(
        'round file: Specifies the file that keeps the rounds of the office.',
        'round size: Specifies the number of letters that make a round.',
        'night work: Allows the office to sort its letters at night.',
      ),
      'round size: Specifies the number of letters that make a round.',
    ],
    [
      'a line of code above what it does',
      'The words of a plan are these.\n\n```\nbrief_plan\n```\n\nRestricts the plan to the streets of a single round.',
      'brief_plan: Restricts the plan to the streets of a single round.',
    ],
    [
      'a kind of thing before the name',
      'The recommended package `mailbag` provides bags for all sizes of letters.',
      'mailbag: The recommended package mailbag provides bags for all sizes of letters.',
    ],
    [
      'one word, behind which a sentence goes on',
      entries(
        'mailbag - a program that keeps every letter of a round (see Rounds).',
        'stamp.list – the file in which all stamps stand.',
        'franker(1): counts the letters of a bag by street.',
      ),
      'mailbag: A program that keeps every letter of a round.',
    ],
    [
      'a name that no word is like, in a list of anything',
      entries(
        'bag_limit (default: 20): The heaviest bag that a postman carries.',
        'Bags are sewn by hand.',
        'Every postman has two of them.',
      ),
      'bag_limit: The heaviest bag that a postman carries.',
    ],
    [
      'a call with the types of what it takes',
      entries(
        '`street[] nextRound(bag b, real weight=0);`: Returns the streets that a bag is carried through.',
      ),
      'nextRound(): Returns the streets that a bag is carried through.',
    ],
    [
      'several words that a glossary sets as code',
      entries('`round book`: A list of all streets that belong to an office.'),
      'round book: A list of all streets that belong to an office.',
    ],
  ])('are taken without what is put in: %s', (_, text, expected) => {
    expect(definedIn('en', text)).toContain(expected);
  });

  it.each([
    [
      'en',
      'Sorters (machines that read the address of a letter) stand in the hall. Sorters never sleep.',
      'sorters: Machines that read the address of a letter.',
    ],
    [
      'en',
      'In the hall lies the round book, which is a list of all streets of the office. The round book is blue.',
      'round book: A list of all streets of the office.',
    ],
    [
      'ru',
      'Письма, которые лежат в зале до утра и ждут почтальона. Ящик для таких писем называют «ночным».',
      '',
    ],
    [
      'zh',
      'Sortd 服务是一个排序服务, 用于鉴别信件的街道和收件人。Sortd 服务每天运行。',
      'sortd 服务: 一个排序服务, 用于鉴别信件的街道和收件人。',
    ],
    [
      'en',
      'The I/O port is a hole that letters are pushed through. The I/O port has a lid.',
      'I/O port: A hole that letters are pushed through.',
    ],
    [
      'en',
      'A ‘round’ is a list of streets that one postman walks. Each round begins at six.',
      'round: A list of streets that one postman walks.',
    ],
    [
      'ja',
      'sortd デーモンは、袋に入った手紙を通りごとに分けます。毎朝動きます。',
      'sortd: sortd デーモンは、袋に入った手紙を通りごとに分けます。',
    ],
    ['zh', '通常是一個後面帶有街道編號的信箱名稱，用於郵局。通常也有例外。', ''],
    ['zh', entries('sort_bag：dh_sort FIXES', 'sort_letter：dh_letter FIXES'), ''],
    ['ru', entries('**Письма**: Почтальоны не должны менять порядок писем.'), ''],
    [
      'es',
      entries('`bag/round`: El cartero utilizará el reparto de la mañana para las cartas.'),
      '',
    ],
    ['zh', entries('**提醒**：寄信的人要知道自己在邮局的权利和义务。'), ''],
    ['ja', entries('**Sort Desk**: 机を使うには郵便局の申込書に名前を書きます。'), ''],
    ['en', entries('**stop message**: A call to the office is made to ask for the bag.'), ''],
    ['en', entries('**Line 4**: The name of the street that a letter goes to.'), ''],
  ])('a sentence in %s explains by the way', (language, text, expected) => {
    if (expected === '') expect(definedIn(language, text)).toEqual([]);
    else expect(definedIn(language, text)).toContain(expected);
  });
});
