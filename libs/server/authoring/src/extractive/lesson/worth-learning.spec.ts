import { describe, expect, it } from 'vitest';
import { entries } from '../../../test/definitions-in.ts';
import { brief, plainSource, write } from '../../../test/write-course.ts';

const paragraphs: Readonly<Record<string, string>> = {
  en: 'Letters of a whole street are carried in one bag from the office to the doors of the town every morning. The clerks of the office count what is left in the evening and write down how many houses were empty.',
  de: 'Die Briefe einer ganzen Straße werden jeden Morgen in einem Sack vom Amt zu den Türen der Stadt getragen. Am Abend zählen die Leute vom Amt die Reste und schreiben auf, wie viele Häuser leer waren.',
  es: 'Las cartas de toda una calle se llevan cada mañana en una bolsa desde la oficina hasta las puertas del pueblo. Por la tarde los empleados cuentan lo que queda y apuntan cuántas casas estaban vacías.',
  fr: 'Les lettres de toute une rue sont portées chaque matin dans un sac du bureau aux portes de la ville. Le soir les employés comptent ce qui reste et notent combien de maisons étaient vides.',
  it: 'Le lettere di una strada intera vengono portate ogni mattina in un sacco dall’ufficio alle porte della città. La sera gli impiegati contano quello che resta e scrivono quante case erano vuote.',
  pt: 'As cartas de uma rua inteira são levadas todas as manhãs num saco do escritório até às portas da vila. À noite os empregados contam o que resta e escrevem quantas casas estavam vazias.',
  ru: 'Письма целой улицы каждое утро несут в одном мешке из конторы к дверям всего города. Вечером служащие конторы считают, сколько осталось, и записывают, сколько домов было пусто.',
};
const opening: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(paragraphs).map(([language, one]) => [language, `${one} ${one}`]),
);

/** The key terms of a lesson on a text. */
function termsOf(
  text: string,
  { language = 'en', title = 'Post', headings = ['Post', 'Carrying'] } = {},
): string[] {
  const source = plainSource('p', [opening[language]!, text, opening[language]!], {
    title,
    language,
  });
  const passages = source.passages.map((passage) => ({ ...passage, headings }));
  const { lessons } = write(
    { sources: [{ ...source, passages }] },
    brief('Post', { moduleCount: 1, submoduleCount: 1, language }),
  );
  return lessons.flatMap(({ lesson }) => lesson.key_terms.map(({ term }) => term));
}

describe('a key term', () => {
  it.each([
    ['a function', 'bags.carry()', 'Carries all the letters of a street to the doors.'],
    ['a function in words', 'carry_bags', 'Carries all the letters of a street to the doors.'],
    ['a member', 'Bag.weight', 'The number of grams that all letters in a bag weigh.'],
    ['a field', 'bag_weight', 'The number of grams that all letters in a bag weigh.'],
    ['a variable', 'BAG_WEIGHT', 'The number of grams that all letters in a bag weigh.'],
    ['a class that is told by a deed', 'BagKeeper', 'Returns a list of all the letters in a bag.'],
  ])('is not %s', (_, name, said) => {
    expect(termsOf(entries(`\`${name}\`: ${said}`))).toEqual([]);
  });

  it('is a class that is told by what it is, a variable of the environment and an option', () => {
    const said = 'The clerk who carries all the letters of a street.';
    expect(termsOf(entries(`\`BagKeeper\`: ${said}`))).toEqual(['BagKeeper']);
    expect(termsOf(entries('`--heavy`: Carries the letters of a street all at once.'))).toEqual([
      '--heavy',
    ]);
    const made = entries('`post.BagKeeper(keys)`: Keeper of all the letters of a street.');
    expect(termsOf(made)).toEqual(['BagKeeper']);
    const variable = entries(
      '`BAG_PATH`: The directory in which all letters of a street are kept.',
    );
    expect(termsOf(variable, { headings: ['Post', 'Environment'] })).toEqual(['BAG_PATH']);
  });

  it('is no deed', () => {
    const said = 'The ways on which clerks walk in the dark.';
    expect(termsOf(entries(`**Opening letters**: ${said}`))).toEqual([]);
  });

  it.each([
    ['en', 'Don’t rely on any letters of a street.'],
    ['en', 'In the winter of a year, carry the letters of a street.'],
    ['en', 'The clerks, houses, letters, etc.'],
    ['en', 'Avoid letters of a street at night.'],
    ['es', 'No lleve las cartas de una calle sin una segunda bolsa.'],
    ['fr', 'Évitez les lettres d’une rue sans un deuxième sac.'],
    ['de', 'Nicht ohne einen zweiten Sack für die Briefe der Straße.'],
    ['it', 'Evitare le lettere di una strada senza un secondo sacco.'],
    ['pt', 'Evite as cartas de uma rua sem um segundo saco.'],
    ['ru', 'Избегайте писем целой улицы без второго мешка.'],
  ])('is told in %s by no remark: %s', (language, said) => {
    expect(termsOf(entries(`\`sack\`: ${said}`), { language })).toEqual([]);
  });

  it.each([
    ['A **sack** is a cloth that all letters of a street are carried in.', ['sack']],
    ['**Sack**: The cloth that belongs to the office itself.', []],
    ['**Night rounds**: The names of the streets and of the night rounds.', []],
    ['**Night rounds**: A bag that the clerks carry from door to door.', []],
    ['`sacks`: A type for the letters of a street.', []],
    ['`sack`: Weight of the letters of a street.', []],
    ['`sack`: The cloth that all letters of a street are carried in.', ['sack']],
    ['`sack`: Carries all letters of a street.', ['sack']],
    ['**Night rounds**: The ways on which clerks carry letters in the dark.', ['night rounds']],
  ])('says what the thing is: %s', (said, terms) => {
    const text = /^(?:`|\*\*)/u.test(said) ? entries(said) : said;
    expect(termsOf(text).map((term) => term.toLowerCase())).toEqual(terms);
  });
});
