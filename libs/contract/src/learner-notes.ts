import { z } from 'zod';
import { limits } from './limits.ts';
import { plainText } from './text.ts';

/**
 * Notes and highlights on passages of a lesson. A note is what its events come to. Its text is never
 * overwritten by somebody who has not seen it: an event names the texts whose place it takes, and
 * texts that do not know of each other stay side by side (a multi-value register). Colour and place
 * are what was said of them last.
 */

const bounds = limits.learningEvents;
export const ownId = z.uuid().toLowerCase();

export const noteColors = ['yellow', 'green', 'blue', 'pink'] as const;
export const noteColor = z.enum(noteColors);
export type NoteColor = z.infer<typeof noteColor>;

const verbatim = (max: number) =>
  z
    .string()
    .max(max, `Must have at most ${max} characters.`)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), {
      error: 'Must be valid Unicode text.',
      params: { rule: 'unicode' },
    });

/** Where in the text of a lesson: the TextQuoteSelector of W3C's Web Annotation Data Model. */
const place = {
  quote: verbatim(bounds.quoteMax).describe('The words of the lesson that it is about.'),
  prefix: verbatim(bounds.contextMax).optional().describe('What stands before them.'),
  suffix: verbatim(bounds.contextMax).optional().describe('What stands after them.'),
  start: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional()
    .describe('How many characters of the lesson stood before them: a hint, and the order.'),
};

/** A change of a note. What it does not name stays as it is. */
export const notePayload = z
  .strictObject({
    note_id: ownId,
    text: plainText(0, bounds.noteMax).optional(),
    color: noteColor.optional().describe('Of the highlight.'),
    quote: place.quote.optional(),
    prefix: place.prefix,
    suffix: place.suffix,
    start: place.start,
    replaces: z
      .array(ownId)
      .max(bounds.replacesMax)
      .optional()
      .describe('The `texts` whose place this one takes; one that is not named stays beside it.'),
    removes: z
      .array(ownId)
      .max(bounds.replacesMax)
      .optional()
      .describe('What the note rests on, by `says`: it is removed once it rests on nothing.'),
  })
  .refine(
    ({ quote, prefix, suffix, start }) =>
      quote !== undefined || (prefix ?? suffix ?? start) === undefined,
    { path: ['quote'], error: 'Must be there where its surroundings are.' },
  );
export type NotePayload = z.output<typeof notePayload>;

const said = { event_id: z.uuid(), at: z.iso.datetime() };
const noteText = z.strictObject({
  ...said,
  text: z.string(),
  device: z.string(),
});
export type NoteText = z.infer<typeof noteText>;

const notePlace = z.strictObject({ ...said, ...place });
export type NotePlace = z.infer<typeof notePlace>;

/** What the events of one note come to. */
export const learnerNote = z
  .strictObject({
    note_id: z.uuid(),
    is_removed: z.boolean(),
    text: z.string().describe('The one that was written last, where there are several.'),
    texts: z
      .array(noteText)
      .describe('Texts of which none was written in knowledge of the other, by time.'),
    color: z.strictObject({ ...said, color: noteColor }).nullable(),
    place: notePlace.nullable(),
    noted_at: z.iso.datetime().describe('When it was changed last.'),
    says: z.array(z.uuid()).describe('The events that it rests on.'),
    replaced: z.array(z.uuid()).describe('The texts whose place others took.'),
    removed: z.array(z.uuid()).describe('The events that were removed.'),
  })
  .meta({ id: 'LearnerNote' });
export type LearnerNote = z.infer<typeof learnerNote>;

/** An event of a note, as its fold takes it. */
interface NoteEvent {
  readonly id: string;
  readonly device: string;
  readonly at: string;
  readonly payload: NotePayload;
}

/**
 * What the events of one note come to, the same in whatever order and however often they are added:
 * every part is a join (the latest, or a union).
 */
export class NoteFold {
  private readonly texts: Map<string, NoteText>;
  private readonly replaced: Set<string>;
  private readonly removed: Set<string>;
  private color: LearnerNote['color'];
  private place: LearnerNote['place'];
  private notedAt: string;
  private readonly noteId: string;

  constructor(noteId: string, before?: LearnerNote) {
    this.noteId = noteId;
    this.texts = new Map(before?.texts.map((each) => [each.event_id, each]));
    this.replaced = new Set(before?.replaced);
    this.removed = new Set(before?.removed);
    this.color = before?.color ?? null;
    this.place = before?.place ?? null;
    this.notedAt = before?.noted_at ?? '';
  }

  add({ id, device, at: saidAt, payload }: NoteEvent): void {
    const at = new Date(saidAt).toISOString();
    const own = { event_id: id, at };
    const { text, color, replaces = [], removes = [] } = payload;
    for (const each of replaces) this.replaced.add(each);
    for (const each of removes) this.removed.add(each);
    if (text) this.texts.set(id, { ...own, text, device });
    this.color = later(this.color, color && { ...own, color });
    this.place = later(this.place, placeOf(own, payload));
    if (at > this.notedAt) this.notedAt = at;
  }

  result(): LearnerNote {
    const texts = [...this.texts.values()]
      .filter(({ event_id: id }) => !this.replaced.has(id) && !this.removed.has(id))
      .toSorted(byTime);
    const says = new Set(texts.map(({ event_id }) => event_id));
    const { color } = this;
    if (color && !this.removed.has(color.event_id)) says.add(color.event_id);
    return {
      note_id: this.noteId,
      is_removed: says.size === 0,
      text: texts.at(-1)?.text ?? '',
      texts,
      color,
      place: this.place,
      noted_at: this.notedAt,
      says: [...says].toSorted(),
      replaced: [...this.replaced].toSorted(),
      removed: [...this.removed].toSorted(),
    };
  }
}

function placeOf(own: Said, { quote, prefix, suffix, start }: NotePayload): NotePlace | undefined {
  if (!quote) return undefined;
  return {
    ...own,
    quote,
    ...(prefix === undefined ? {} : { prefix }),
    ...(suffix === undefined ? {} : { suffix }),
    ...(start === undefined ? {} : { start }),
  };
}

/** Texts of a note that contradict each other, by time: none, or two and more. */
export function conflictingTexts({ texts }: Pick<LearnerNote, 'texts'>): NoteText[] {
  const different = new Map(texts.map((each) => [each.text, each]));
  return different.size > 1 ? [...different.values()] : [];
}

interface Said {
  readonly event_id: string;
  readonly at: string;
}
const byTime = (a: Said, b: Said): number =>
  Date.parse(a.at) - Date.parse(b.at) || (a.event_id < b.event_id ? -1 : 1);
function later<One extends Said>(known: One | null, next: One | undefined): One | null {
  if (!next || !known) return next ?? known;
  return byTime(known, next) <= 0 ? next : known;
}
