import { z } from 'zod';
import { limits } from './limits.ts';
import { plainText } from './text.ts';

/** The tutor: questions about a lesson, answered from the sources of its course. */

const position = z.int().min(0).max(999);

export const chatBody = z
  .strictObject({
    path_id: z.uuid().describe('An own course, or the run that it came from.'),
    module_index: position.describe('Counts from 0, as they stand now.'),
    submodule_index: position,
    message: plainText(1, limits.chat.messageMax),
    thread_id: z.uuid().optional().describe('Of this lesson; only to be sure that it is the same.'),
    question_id: z
      .uuid()
      .optional()
      .describe('The question of the lesson’s quiz that help is wanted with.'),
    replaces: z
      .int()
      .min(1)
      .optional()
      .describe(
        'The number of an own message that is asked again, or in other words: it and what came after it are forgotten once there is an answer.',
      ),
  })
  .meta({ id: 'ChatBody' });
export type ChatBody = z.infer<typeof chatBody>;

export const chatThreadParams = z.strictObject({ id: z.uuid(), submodule_id: z.uuid() });
export const chatThreadQuery = z.strictObject({
  before: z.coerce.number().int().min(1).optional().describe('Only messages before this one.'),
});
export const chatThreadInput = chatThreadParams.extend(chatThreadQuery.shape);
export type ChatThreadInput = z.infer<typeof chatThreadInput>;

/**
 * `answered`: a model's words, of which each sentence is borne out by the passages that it names.
 * `quoted`: sentences of the sources. `nothing_found`: they have none on it. `hint`: where to look,
 * or part of it, for a question that was not tried yet; `example`: another one, worked. `solved`: the answer to one that was.
 */
export const chatReplyKinds = [
  'answered',
  'quoted',
  'nothing_found',
  'hint',
  'example',
  'solved',
] as const;
export type ChatReplyKind = (typeof chatReplyKinds)[number];

export const chatCitation = z.strictObject({
  marker: z.int().min(1).describe('The number in the text: [^2] is marker 2.'),
  source_id: z.uuid(),
  passage_id: z.uuid(),
  submodule_id: z.uuid().describe('A lesson that cites the passage.'),
});
export type ChatCitation = z.infer<typeof chatCitation>;

export const chatRoles = ['learner', 'tutor'] as const;
export type ChatRole = (typeof chatRoles)[number];

export const chatMessage = z.strictObject({
  number: z.int().min(1).describe('Counts from 1 within its thread.'),
  role: z.enum(chatRoles),
  kind: z.enum(chatReplyKinds).nullable().describe('Of the tutor.'),
  text: z.string().describe('Markdown with citation markers; may be empty.'),
  citations: z.array(chatCitation),
  uncertain: z
    .string()
    .describe('Markdown: what the model said that the sources do not bear out; never a fact.'),
  is_stopped: z
    .boolean()
    .describe('Whether the learner stopped the answer, so that it has no end.'),
  question_id: z.uuid().nullable().describe('Of the lesson’s quiz, that the message is about.'),
  created_at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatAllowance = z
  .strictObject({
    free_left: z.int().min(0).describe('Messages that cost nothing today.'),
    free_per_day: z.int(),
    bought_left: z.int().min(0).describe('They do not expire.'),
    renews_at: z.iso.datetime().describe('When the free ones are all there again.'),
  })
  .meta({ id: 'ChatAllowance' });
export type ChatAllowance = z.infer<typeof chatAllowance>;

export const chatAnswer = z
  .strictObject({
    reply: z.string(),
    kind: z.enum(chatReplyKinds),
    thread_id: z.uuid(),
    citations: z.array(chatCitation),
    messages: z.array(chatMessage).describe('The question and the reply as they are kept.'),
    allowance: chatAllowance,
  })
  .meta({ id: 'ChatAnswer' });
export type ChatAnswer = z.infer<typeof chatAnswer>;

/**
 * What the tutor has said so far: the text after `from` characters of what was told before. The
 * first is empty where a model has begun to answer: what it says is told sentence by sentence.
 */
export const chatText = z.strictObject({
  from: z.int().min(0),
  text: z.string(),
  citations: z.array(chatCitation),
});
export type ChatText = z.infer<typeof chatText>;

/** Names of the events of an answer that streams; the last one is `answer` or `failed`. */
export const chatEvents = { text: 'text', answer: 'answer', failed: 'failed' } as const;

/**
 * What an author answers. It names passages by their refs; `question` leads the learner on, and may
 * be empty as both may.
 */
export const tutorDraft = z.strictObject({ answer: z.string(), question: z.string() });
export type TutorDraft = z.infer<typeof tutorDraft>;

export const chatThread = z
  .strictObject({
    thread_id: z.uuid().nullable(),
    messages: z.array(chatMessage).describe('In their order; the last ones.'),
    has_earlier: z.boolean(),
    allowance: chatAllowance,
  })
  .meta({ id: 'ChatThread' });
export type ChatThread = z.infer<typeof chatThread>;

export const clearChatBody = z.strictObject({ thread_id: z.uuid() }).meta({ id: 'ClearChatBody' });
export type ClearChatBody = z.infer<typeof clearChatBody>;

export const purchaseAllowanceBody = z
  .strictObject({ packs: z.int().min(1).max(limits.chat.packsMax).default(1) })
  .meta({ id: 'PurchaseAllowanceBody' });
export type PurchaseAllowanceBody = z.infer<typeof purchaseAllowanceBody>;

export const purchasedAllowance = z
  .strictObject({ credits: z.int().describe('The balance.'), allowance: chatAllowance })
  .meta({ id: 'PurchasedAllowance' });
export type PurchasedAllowance = z.infer<typeof purchasedAllowance>;
