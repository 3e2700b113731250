import { describe, expect, it } from 'vitest';
import { checkClaims, claimsOf } from './claims.ts';
import type { CheckedPassage } from './check-sentence.ts';

const stateOf = (term: string, definition: string, passage: CheckedPassage): string | undefined => {
  const claims = claimsOf({ summary: '', key_terms: [{ term, definition }], quiz: [] }, 'en');
  const [check] = checkClaims(claims, new Map([['p', passage]]), new Set(['p']), 'en');
  expect(check?.text).toBe(`${term}: ${definition}`);
  return check?.state;
};

const sluices = {
  text: [
    '| Key | Bound to | What it does |',
    '| --- | --- | --- |',
    '| `OpenSluice` | No key | Lets the water of the upper basin out. |',
    '| `CloseSluice` | `c` | Keeps the water back until the boats have passed. |',
  ].join('\n'),
};

describe('a key term', () => {
  it('is quoted from a row of a table, whatever stands between its name and what it is', () => {
    expect(stateOf('OpenSluice', 'Lets the water of the upper basin out.', sluices)).toBe('quoted');
    expect(
      stateOf('OpenSluice', 'Keeps the water back until the boats have passed.', sluices),
    ).not.toBe('quoted');
  });

  it('is quoted from what opens the section under its name', () => {
    const passage = {
      text: 'Setting that controls the greatest depth of a basin. Old boats draw 2 m.',
      headings: ['Settings', '`MAX_DEPTH`'],
    };
    const definition = 'Setting that controls the greatest depth of a basin.';
    expect(stateOf('MAX_DEPTH', definition, passage)).toBe('quoted');
    // As a course keeps its headings.
    expect(
      stateOf('MAX_DEPTH', definition, { ...passage, headings: ['Settings › `MAX_DEPTH`'] }),
    ).toBe('quoted');
    expect(stateOf('MIN_DEPTH', definition, passage)).toBe('contradicted');
  });

  it.each([
    ['open()', 'Lets the water out.', { text: 'Lets the water out.', headings: ['open(basin)'] }],
    [
      'Yard::basins()',
      'Returns all basins.',
      {
        text: 'Returns all basins. See also open().',
        headings: ['QList<Basin> Yard::basins() const'],
      },
    ],
    ['guardiano', 'persona con chiavi.', { text: '- guardiano (capo): una persona con chiavi.' }],
    ['Basin', 'A bowl for boats.', { text: 'A bowl for boats.', headings: ['2.4.1 Basin'] }],
    ['Tx Sluice', 'A gate of Rome.', { text: 'Tx Sluice is a gate of Rome. It is old.' }],
    ['keeper', 'Person with keys.', { text: 'Two work here:\n\n- keeper (k): Person with keys.' }],
    [
      '--since',
      'Lists the boats that came later.',
      { text: 'Ask so:\n\n- `--since <date>`: Lists the boats that came later.' },
    ],
  ])('is quoted from where its name stands right before what it is: %s', (term, said, passage) =>
    expect(stateOf(term, said, passage)).toBe('quoted'),
  );

  it('is not quoted where another name stands there', () => {
    const passage = { text: 'Two work here:\n\n- keeper: Person with keys.\n- Warden: A guard.' };
    expect(stateOf('Warden', 'Person with keys.', passage)).not.toBe('quoted');
  });

  it('is quoted from the sentence that names it', () => {
    const passage = { text: 'BASIN allows for setting a CPU mask for its own threads.' };
    expect(
      stateOf('BASIN', 'BASIN allows for setting a CPU mask for its own threads.', passage),
    ).toBe('quoted');
  });
});
