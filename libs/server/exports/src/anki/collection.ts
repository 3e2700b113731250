import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { fieldNames, type Note } from './notes.ts';

declare module 'node:sqlite' {
  interface DatabaseSync {
    /** The file that the database would be; not in the types of Node 24 yet. */
    serialize(): Uint8Array<ArrayBuffer>;
  }
}

// Schema 11, which every Anki since 2012 reads. The indices are part of it.
const schema = `
CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
CREATE INDEX ix_notes_usn on notes (usn);
CREATE INDEX ix_cards_usn on cards (usn);
CREATE INDEX ix_revlog_usn on revlog (usn);
CREATE INDEX ix_cards_nid on cards (nid);
CREATE INDEX ix_cards_sched on cards (did, queue, due);
CREATE INDEX ix_revlog_cid on revlog (cid);
CREATE INDEX ix_notes_csum on notes (csum);`;

const css = `.card { font: 1.15em/1.5 Georgia, serif; max-width: 40em; margin: 0 auto; padding: 1em; text-align: start; }
code { font-size: 0.9em; }
.why { margin-top: 1em; }
.source { margin-top: 1.5em; font-size: 0.75em; opacity: 0.8; }
blockquote { margin: 0.3em 0 0; padding-inline-start: 0.8em; border-inline-start: 3px solid #888; }`;
const front = '{{Question}}';
const back =
  '{{FrontSide}}<hr id="answer">{{Answer}}{{#Explanation}}<div class="why">{{Explanation}}</div>{{/Explanation}}<div class="source">{{Source}}</div>';

/** Anki takes a layout for the same one by this number; it changes when the fields do. */
const layoutId = 1_763_900_500_001;
/** Ids are times in milliseconds to Anki; these lie in the past, one for each name. */
const earliest = 1_000_000_000_000;
const span = 2 ** 39;

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const idOf = (text: string): number => earliest + (hash(text).readUIntBE(0, 6) % span);

export interface Deck {
  /** Of the course. */
  readonly id: string;
  readonly name: string;
  readonly modifiedAt: string;
  readonly notes: readonly Note[];
}

/**
 * A collection with one deck. Ids follow from the names of things, so that Anki knows a card again
 * that it has: it takes the new text and keeps what was learned.
 */
export function collectionOf({ id, name, modifiedAt, notes }: Deck): Uint8Array<ArrayBuffer> {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec(schema);
    const changed = Math.floor(Date.parse(modifiedAt) / 1000);
    const deckId = idOf(`deck:${id}`);
    const col = database.prepare('INSERT INTO col VALUES (1,?,?,?,11,0,0,0,?,?,?,?,?)');
    col.run(
      changed,
      changed * 1000,
      changed * 1000,
      JSON.stringify({ curDeck: deckId, activeDecks: [deckId], nextPos: notes.length + 1 }),
      JSON.stringify({ [layoutId]: layout(deckId) }),
      JSON.stringify({ 1: deck(1, 'Default', 0), [deckId]: deck(deckId, name, changed) }),
      JSON.stringify({ 1: presets }),
      '{}',
    );
    const insert = {
      note: database.prepare('INSERT INTO notes VALUES (?,?,?,?,-1,?,?,?,?,0,?)'),
      card: database.prepare("INSERT INTO cards VALUES (?,?,?,0,?,-1,0,0,?,0,0,0,0,0,0,0,0,'')"),
    };
    const taken = new Set<number>();
    database.exec('BEGIN');
    for (const [index, note] of notes.entries()) {
      let noteId = idOf(note.key);
      while (taken.has(noteId)) noteId += 1;
      taken.add(noteId);
      const sorted = wordsOf(note.fields[0]!);
      insert.note.run(
        noteId,
        hash(note.key).toString('base64url').slice(0, 16),
        layoutId,
        changed,
        ` ${note.tags.join(' ')} `,
        note.fields.join('\u001F'),
        sorted,
        createHash('sha1').update(sorted).digest().readUInt32BE(0),
        '',
      );
      insert.card.run(noteId, noteId, deckId, changed, index + 1);
    }
    database.exec('COMMIT');
    return database.serialize();
  } finally {
    database.close();
  }
}

/** What Anki sorts a note by, and takes its check sum of. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const layout = (deckId: number) => ({
  id: layoutId,
  name: 'Coursewright',
  type: 0,
  mod: 0,
  usn: -1,
  sortf: 0,
  did: deckId,
  tags: [],
  vers: [],
  css,
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  req: [[0, 'any', [0]]],
  flds: fieldNames.map((name, ord) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  tmpls: [{ name: 'Card 1', ord: 0, qfmt: front, afmt: back, did: null, bqfmt: '', bafmt: '' }],
});

const deck = (id: number, name: string, mod: number) => ({
  id,
  name,
  desc: '',
  mod,
  usn: -1,
  collapsed: false,
  browserCollapsed: false,
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 50,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

/** As a new Anki has them. */
const presets = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {
    delays: [1, 10],
    ints: [1, 4, 7],
    initialFactor: 2500,
    order: 1,
    perDay: 20,
    bury: false,
    separate: true,
  },
  rev: { perDay: 200, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, bury: false },
  lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
};
