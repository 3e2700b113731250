import { z } from 'zod';
import { limits } from './limits.ts';
import { learnerNote, notePayload, ownId } from './learner-notes.ts';
import { lineOfText, plainText } from './text.ts';

/**
 * What a learner did that says something about learning. Events are only ever added. Whoever adds
 * one makes its id, so that it counts once however often it is sent.
 */

const bounds = limits.learningEvents;
const question = { question_id: ownId };

/** What each kind says besides when, where and in which lesson. */
const payloads = {
  opened: z.strictObject({}),
  read: z.strictObject({ seconds: z.int().min(1).max(bounds.secondsMax) }),
  ticked: z.strictObject({ completed: z.boolean() }),
  answered: z.strictObject({
    ...question,
    option_ids: z.array(ownId).max(6).describe('What was chosen, in its order.'),
    is_correct: z.boolean(),
  }),
  hinted: z.strictObject(question),
  disputed: z.strictObject({
    ...question,
    is_disputed: z.boolean().default(true),
    reason: plainText(0, bounds.reasonMax).default(''),
  }),
  noted: notePayload,
};
export type LearningEventKind = keyof typeof payloads;
export const learningEventKinds = Object.keys(payloads) as [
  LearningEventKind,
  ...LearningEventKind[],
];

const head = {
  id: ownId.describe('Made by the client; the same event has the same id whenever it is sent.'),
  submodule_id: ownId,
  device: lineOfText(1, bounds.deviceMax).describe('A name that the client keeps to.'),
  at: z.iso.datetime().describe('When it happened, by the clock of the client.'),
};
const kindOf = <Kind extends LearningEventKind>(kind: Kind) =>
  z.strictObject({ ...head, kind: z.literal(kind), payload: payloads[kind] });

export const learningEvent = z
  .discriminatedUnion('kind', [
    kindOf('opened'),
    kindOf('read'),
    kindOf('ticked'),
    kindOf('answered'),
    kindOf('hinted'),
    kindOf('disputed'),
    kindOf('noted'),
  ])
  .meta({ id: 'LearningEvent' });
export type LearningEvent = z.output<typeof learningEvent>;

const questionState = z.strictObject({
  question_id: z.uuid(),
  attempts: z.int().min(0),
  is_correct: z.boolean().nullable().describe('Of the last attempt; null where there was none.'),
  was_correct: z.boolean().describe('Of any attempt.'),
  option_ids: z.array(z.uuid()).describe('What was chosen at the last attempt.'),
  answered_at: z.iso.datetime().nullable().describe('Last.'),
  hints: z.int().min(0),
  is_disputed: z.boolean().describe('The learner says it is wrong; it does not count.'),
  dispute_reason: z.string().describe('What the learner says is wrong with it.'),
  disputed_at: z.iso.datetime().nullable().describe('When that was said or taken back, last.'),
});
const lessonState = z.strictObject({
  submodule_id: z.uuid(),
  is_completed: z.boolean(),
  ticked_at: z.iso.datetime().nullable(),
  opened_at: z.iso.datetime().nullable().describe('Last.'),
  seconds_read: z.int().min(0),
  questions: z.array(questionState),
  latest_score: z.number().min(0).max(1).nullable().describe('Null: nothing was answered.'),
  best_score: z.number().min(0).max(1).nullable(),
  notes: z.array(learnerNote).describe('Also those that were removed.'),
});
/** What the events of a course come to. Lists are in the order of their ids. */
export const learningState = z
  .strictObject({
    last_visited: z
      .strictObject({ submodule_id: z.uuid(), visited_at: z.iso.datetime() })
      .nullable(),
    lessons: z.array(lessonState).describe('Of which there is an event.'),
  })
  .meta({ id: 'LearningState' });
export type LearningState = z.infer<typeof learningState>;

export const recordEventsBody = z
  .strictObject({ events: z.array(learningEvent).min(1).max(bounds.perRequest) })
  .meta({ id: 'RecordLearningEvents' });
export const recordEventsInput = z.strictObject({ id: z.uuid(), ...recordEventsBody.shape });
export type RecordEventsInput = z.output<typeof recordEventsInput>;
export const recordedEvents = z
  .strictObject({
    added: z.int().min(0),
    known: z.int().min(0).describe('Sent before; they count once.'),
    learning: learningState,
  })
  .meta({ id: 'RecordedLearningEvents' });
export type RecordedEvents = z.infer<typeof recordedEvents>;

const place = { module_index: z.int().min(0).max(999), submodule_index: z.int().min(0).max(999) };
export const progressBody = z
  .strictObject({ ...place, completed: z.boolean() })
  .meta({ id: 'Progress' });
export type ProgressInput = { id: string } & z.infer<typeof progressBody>;
export const lastVisitedBody = z.strictObject(place).meta({ id: 'LastVisited' });
export type LastVisitedInput = { id: string } & z.infer<typeof lastVisitedBody>;
