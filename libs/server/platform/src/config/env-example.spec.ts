import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from './environment.ts';

describe('.env.example', () => {
  it('lists every variable that the server reads, and no other', () => {
    const file = readFileSync(
      path.join(import.meta.dirname, '../../../../../.env.example'),
      'utf8',
    );
    const listed = [...file.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  });
});
