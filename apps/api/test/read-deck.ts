import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { z } from 'zod';

const noteRow = z.object({
  id: z.int(),
  guid: z.string().min(10),
  mid: z.int(),
  mod: z.int(),
  tags: z.string().transform((tags) => tags.trim().split(' ')),
  flds: z.string(),
});
export interface Collection {
  readonly notes: readonly (z.output<typeof noteRow> & { readonly fields: readonly string[] })[];
  readonly cards: readonly { readonly nid: number; readonly did: number }[];
  /** Names by id. */
  readonly decks: ReadonlyMap<string, string>;
}

/** A collection as Anki reads it; one that is broken, or refers to what it does not have, throws. */
export async function readCollection(bytes: Uint8Array): Promise<Collection> {
  const folder = await mkdtemp(join(tmpdir(), 'deck-'));
  await writeFile(join(folder, 'collection.anki2'), bytes);
  const database = new DatabaseSync(join(folder, 'collection.anki2'), { readOnly: true });
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const col = z
      .object({ ver: z.literal(11), models: z.string(), decks: z.string(), dconf: z.string() })
      .parse(database.prepare('SELECT * FROM col').get());
    const models = z
      .record(z.string(), z.object({ flds: z.array(z.object({ name: z.string() })) }))
      .parse(JSON.parse(col.models));
    const decks = z.record(z.string(), z.object({ name: z.string() })).parse(JSON.parse(col.decks));
    const rows = z.array(noteRow).parse(database.prepare('SELECT * FROM notes ORDER BY id').all());
    for (const { mid, flds } of rows)
      expect(flds.split('\u001F')).toHaveLength(models[String(mid)]!.flds.length);
    return {
      notes: rows.map((row) => ({ ...row, fields: row.flds.split('\u001F') })),
      cards: z
        .array(z.object({ nid: z.int(), did: z.int() }))
        .parse(database.prepare('SELECT nid, did FROM cards').all()),
      decks: new Map(Object.entries(decks).map(([key, { name }]) => [key, name])),
    };
  } finally {
    database.close();
    await rm(folder, { recursive: true });
  }
}
