import { constants, DatabaseSync } from 'node:sqlite';
import { zstdDecompressSync } from 'node:zlib';
import { limits, say } from '@coursewright/contract';
import { z } from 'zod';
import { cardDrafts, type Card } from './cards.ts';
import { type Read, Refused } from './draft.ts';
import { ownQuestion } from './own-note.ts';

declare module 'node:sqlite' {
  interface DatabaseSync {
    /** Takes the bytes of a database file in place of what it has; not in the types of Node 24 yet. */
    deserialize(bytes: Uint8Array): void;
  }
}

/** The collections that a package may hold, the newest first; an old one beside it says nothing. */
export const collectionNames = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];
const mostNotes = 20_000;
const note = z.object({ tags: z.string(), flds: z.string() });
type Note = z.infer<typeof note>;

/** The notes of an Anki package as questions: those that were exported here, clozes, and cards. */
export function readAnki(files: ReadonlyMap<string, Uint8Array>): Read[] {
  const name = collectionNames.find((each) => files.has(each))!;
  const bytes = files.get(name)!;
  const notes = notesIn(name.endsWith('b') ? inflated(bytes) : bytes);
  const reads: Read[] = [];
  const cards: Card[] = [];
  for (const { tags, flds } of notes) {
    const fields = flds.split('\u001F');
    const own = ownQuestion(tags, fields);
    if (own) reads.push(own);
    else cards.push({ where: tagsOf(tags), fields });
  }
  return [...reads, ...cardDrafts(cards)];
}

const tagsOf = (tags: string): string =>
  tags
    .split(' ')
    .filter((tag) => tag !== '' && !/^(?:leech|marked|key-term)$/.test(tag))
    .map((tag) => tag.replaceAll('_', ' '))
    .join(' / ');

function inflated(bytes: Uint8Array): Uint8Array {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: limits.questionFile.unpackedBytes });
  } catch (error) {
    throw new Refused(say('deck_unreadable'), { cause: error });
  }
}

/**
 * A collection is a database from anybody: nothing but a plain reading of the table of notes is
 * let through, no view, no function and nothing that repeats itself.
 */
function notesIn(bytes: Uint8Array): Note[] {
  const database = new DatabaseSync(':memory:');
  try {
    database.deserialize(bytes);
    database.setAuthorizer((action, table, _column, _database, within) =>
      action === constants.SQLITE_SELECT ||
      (action === constants.SQLITE_READ &&
        within === null &&
        ['notes', 'sqlite_master'].includes(table ?? ''))
        ? constants.SQLITE_OK
        : constants.SQLITE_DENY,
    );
    const tables = database
      .prepare("SELECT type, sql FROM sqlite_master WHERE name = 'notes'")
      .all();
    const isPlain =
      tables.length === 1 &&
      tables.every(({ type, sql }) => type === 'table' && !/virtual|generated/i.test(String(sql)));
    if (!isPlain) throw new Refused(damaged);
    const rows = database.prepare(`SELECT tags, flds FROM notes LIMIT ${mostNotes}`).all();
    return z.array(note).parse(rows);
  } catch (error) {
    if (error instanceof Refused || error instanceof RangeError) throw error;
    throw new Refused(damaged, { cause: error });
  } finally {
    database.close();
  }
}

const damaged = say('deck_damaged');
