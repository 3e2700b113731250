import { z } from 'zod';
import { saidOf, sentenceSaid } from './errors.ts';
import type { Said } from './sentences.ts';

export const noteSaid = z.strictObject({
  ...sentenceSaid.shape,
  because: sentenceSaid.optional().describe('The sentence behind it: why.'),
});
export type NoteSaid = z.infer<typeof noteSaid>;

/** Notes as they are kept and sent: their English, and beside it what it takes to say them otherwise. */
export const keptNotes = {
  notes: z.array(z.string()),
  notes_said: z
    .array(noteSaid.nullable())
    .optional()
    .describe(
      'Which sentence each of `notes` is, in their order, for other languages; null: it is known in these words only. Absent: all are.',
    ),
};
export type KeptNotes = z.infer<z.ZodObject<typeof keptNotes>>;

/** Something that the learner should know of a course; from earlier releases in words only. */
export const note = z.strictObject({ message: z.string(), said: noteSaid.optional() });
export type Note = z.infer<typeof note>;

/** A note that a sentence makes, and why it came to that where there is a reason. */
export function noteOf(sentence: Said, reason?: Pick<Said, 'message'> & Partial<Said>): Note {
  const because = reason && saidOf(reason);
  return {
    message: reason ? `${sentence.message} ${reason.message}` : sentence.message,
    said: { ...saidOf(sentence)!, ...(because ? { because } : {}) },
  };
}

/** Each once: several searches fail in the same way. */
export const distinctNotes = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((one) => [one.message, one])).values(),
];

/** Notes to be kept, each once. */
export function keptOf(notes: readonly Note[]): KeptNotes {
  const kept = distinctNotes(notes);
  return {
    notes: kept.map(({ message }) => message),
    ...(kept.some(({ said }) => said) ? { notes_said: kept.map(({ said }) => said ?? null) } : {}),
  };
}

/** Notes that were kept. */
export const notesIn = ({ notes, notes_said: known = [] }: KeptNotes): Note[] =>
  notes.map((message, index) => {
    const said = known[index];
    return { message, ...(said ? { said } : {}) };
  });
