import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const noteRow = z.object({
  id: z.int(),
  guid: z.string().min(10),
  mid: z.int(),
  tags: z.string(),
  flds: z.string(),
});
const head = z.object({ ver: z.literal(11), models: z.string(), decks: z.string() });
const models = z.record(z.string(), z.object({ flds: z.array(z.unknown()) }));
const named = z.record(z.string(), z.object({ name: z.string().min(1) }));
const cardRow = z.object({ nid: z.int(), did: z.int() });

export interface ReadDeck {
  readonly fields: readonly string[];
  readonly complaints: readonly string[];
}

/** A collection by the schema that Anki reads: what it refers to is there, and nothing twice. */
export function readDeck(bytes: Uint8Array): ReadDeck {
  const folder = mkdtempSync(path.join(tmpdir(), 'deck-'));
  const file = path.join(folder, 'collection.anki2');
  writeFileSync(file, bytes);
  const database = new DatabaseSync(file, { readOnly: true });
  const complaints: string[] = [];
  const must = (holds: boolean, what: string) => holds || complaints.push(what);
  try {
    const { integrity_check } = database.prepare('PRAGMA integrity_check').get()!;
    must(integrity_check === 'ok', 'the database is broken');
    const col = head.parse(database.prepare('SELECT * FROM col').get());
    const layouts = models.parse(JSON.parse(col.models));
    const decks = named.parse(JSON.parse(col.decks));
    const notes = z.array(noteRow).parse(database.prepare('SELECT * FROM notes').all());
    const cards = z.array(cardRow).parse(database.prepare('SELECT nid, did FROM cards').all());
    const ids = new Set(notes.map(({ id }) => id));
    must(new Set(notes.map(({ guid }) => guid)).size === notes.length, 'a note is there twice');
    must(cards.length >= notes.length, 'a note has no card');
    must(
      cards.every(({ nid, did }) => ids.has(nid) && String(did) in decks),
      'a card of no note or deck',
    );
    for (const { flds, mid, tags } of notes) {
      const wanted = layouts[String(mid)]?.flds.length;
      must(flds.split('\u001F').length === wanted, 'a note has not the fields of its layout');
      must(flds.split('\u001F')[0]!.trim() !== '', 'a note has an empty front');
      must(!/["\u0000-\u001F\u3000]/.test(tags), 'a tag that Anki would take apart');
    }
    return { fields: notes.flatMap(({ flds }) => flds.split('\u001F')), complaints };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}
