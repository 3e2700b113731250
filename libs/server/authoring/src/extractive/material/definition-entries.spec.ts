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
  ])('a sentence in %s explains by the way', (language, text, expected) => {
    if (expected === '') expect(definedIn(language, text)).toEqual([]);
    else expect(definedIn(language, text)).toContain(expected);
  });
});
