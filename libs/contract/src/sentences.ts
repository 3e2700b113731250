import { sentencesOfFailures } from './sentences-of-failures.ts';
import { sentencesOfFiles } from './sentences-of-files.ts';
import { sentencesOfNotes } from './sentences-of-notes.ts';

/** Why something was refused, for the person who asked: what they did, or have, or can do now. */
const ofAccounts = {
  not_your_password: 'This is not your password.',
  not_your_address: 'This is not the address of your account.',
  password_not_text: 'Use valid Unicode text as password.',
  password_repeats: 'Use a password that is more than a repetition.',
  password_is_run: 'Use a password that is more than a run over the keyboard.',
  password_well_known: 'This password is one of the first that anybody would try. Use another one.',
  password_is_name: 'Use a password that is not your name or e-mail address.',
  password_is_product: 'Use a password that is not the name of this product.',
  wrong_login: 'Wrong e-mail address or password.',
  account_disabled: 'This account has been disabled.',
  email_not_confirmed:
    'Your e-mail address is not confirmed yet. Open the link we mailed you, or ask for a new one.',
  link_expired: 'This link is not valid or has expired. Please ask for a new one.',
  login_required: 'Authentication required. Please log in.',
  session_ended: 'Your session has ended. Please log in again.',
  other_site: 'This request came from another site and was refused.',
  not_allowed: 'You are not allowed to do this.',
  administrators_only: 'Only administrators may do this.',
  last_administrator: 'This is the only active administrator. Make somebody else one first.',
  api_token_limit: ({ count }: { count: number }) =>
    `You have ${count} API tokens, which is the limit. Revoke one to create another.`,
  api_token_scope: ({ scope }: { scope: string }) =>
    `This API token may not do this: it lacks the scope "${scope}".`,
  api_token_refused: 'API tokens are not accepted here. Log in instead.',
  key_refused: ({ provider }: { provider: string }) => `${provider} does not accept this key.`,
  key_unknown: 'This key is not known. Save it again in your account, or leave it out.',
  key_of_other_provider:
    'This key belongs to another provider. Choose the right one, or leave it out.',
};

const ofCredits = {
  credits_missing: 'Not enough credits.',
  credits_needed: ({ count }: { count: number }) =>
    `You need ${count} ${count === 1 ? 'credit' : 'credits'} for this, and your balance is too small.`,
  balance_full: ({ count }: { count: number }) => `A balance holds at most ${count} credits.`,
  checkout_refused: 'This checkout cannot go on. Begin a new one.',
  payment_closed: 'This payment is closed already.',
  payment_without_order:
    'No order belongs to this payment, so it cannot be credited. Return it at the provider, then dismiss it.',
  payment_not_creditable: 'It still cannot be credited.',
  charge_not_returnable: 'Only charges for audio and diagrams are returned here.',
  charge_without_account: 'The account of this charge was deleted.',
  charge_returned: 'This charge was returned before.',
  report_closed: 'This report is closed already.',
  sharing_allowed: 'The owner of this course may share it already.',
};

/** Also what is wrong with one field, by the rules of its schema. */
const ofRequests = {
  malformed_request: 'The request is malformed.',
  content_unsupported: 'This content type is not supported here.',
  request_too_large: 'The request is too large.',
  fields_invalid: 'Some fields are not valid.',
  changed_at_once: 'This conflicts with a change made at the same time. Please try again.',
  not_answered_yet:
    'The first request with this Idempotency-Key has not been answered yet. Send it again in a moment.',
  key_of_another_request:
    'This Idempotency-Key was used for another request. Send a new key with a new request.',
  required: 'This is required.',
  too_short: ({ min }: { min: number }) => `Must have at least ${min} characters.`,
  too_long: ({ max }: { max: number }) => `Must have at most ${max} characters.`,
  too_few: ({ min }: { min: number }) => `Must have at least ${min} entries.`,
  too_many: ({ max }: { max: number }) => `Must have at most ${max} entries.`,
  at_least: ({ min }: { min: number }) => `Must be at least ${min}.`,
  at_most: ({ max }: { max: number }) => `Must be at most ${max}.`,
  whole_number: 'Must be a whole number.',
  not_a_choice: 'Is not one of the known values.',
  not_an_email: 'Must be an e-mail address.',
  control_characters: 'Must not contain control characters.',
  broken_text: 'Must be valid Unicode text.',
  one_line: 'Must be a single line.',
  letter_or_digit: 'Must contain a letter or a digit.',
  one_right_option: 'Exactly one option must be right, and no two may be the same.',
  three_in_order: 'At least three things must be put in order, and no two may be the same.',
  whole_pairs: 'Three to five things must have a match each, and no two may be the same.',
  each_once: 'Each module and lesson can stand in one place only.',
  unknown_language: 'Unknown language. Use a language code such as en, es or pt-BR.',
  wrong_form: 'Has the wrong form.',
  unknown_field: 'Unknown here.',
  no_right_answer: 'One of the answers must be right.',
  two_options: 'A question of true or false has two options.',
};

const ofCourses = {
  course_being_written: 'This course is being written. Wait until that has ended, or stop it.',
  course_written_already: 'This course is being written already.',
  course_incomplete:
    'This course stopped before its outline and a first lesson were complete. Try it again as a whole; then it can be changed.',
  course_not_delivered: 'This course was not delivered. Try it again as a whole.',
  course_complete: 'This course is complete; there is nothing to try again.',
  course_changed: 'The course was changed meanwhile. Load it again before you change it.',
  course_deleted: 'The course has just been deleted.',
  course_too_large: ({ mebibytes }: { mebibytes: number }) =>
    `The course would be larger than ${mebibytes} MiB. Make the lesson shorter, or remove another one first.`,
  course_needs_lesson: 'A course needs at least one lesson.',
  course_not_written_here:
    'This course was not written here, so nobody can write its lessons again. You can change them by hand.',
  does_not_fit: 'This is not part of the course any more. Load it again.',
  lesson_not_written: 'This lesson has no text yet.',
  lessons_moved:
    'The lessons of this course were put in another order meanwhile. Load the course again.',
  message_gone: 'This message is not there any more. Load the conversation again.',
  markers_without_citation: ({ markers, count }: { markers: string; count: number }) =>
    `${markers} ${count === 1 ? 'has' : 'have'} no citation. Only citations that the lesson has can be kept.`,
  sentences_unclear:
    'The sentences of this text cannot be told apart. Write shorter paragraphs, or leave unusual characters out.',
  notes_full: ({ count }: { count: number }) =>
    `A course keeps at most ${count} notes and highlights. Remove some of them first.`,
  events_full: ({ count }: { count: number }) => `A course keeps at most ${count} events.`,
  history_full: ({ count, gibibytes }: { count: number; gibibytes: number }) =>
    `Your history is full: it holds at most ${count} courses of ${gibibytes} GiB together. Delete some first.`,
  sharing_taken_away:
    'An administrator made this course private after it was reported, so it cannot be shared.',
  nothing_to_share:
    'There is nothing to read in this course yet. It can be shared once it is written.',
  nothing_to_read_aloud: 'There is nothing in this lesson that can be read aloud.',
  lesson_too_long_aloud: 'This lesson is too long to be read aloud.',
  language_not_spoken: 'No voice speaks the language of this course.',
  voice_unknown: 'There is no such voice for this lesson. Choose another one.',
  kanji_not_spoken: 'The built-in voice cannot read kanji aloud, so it cannot read this lesson.',
  drawing_language:
    'The built-in author quotes the lesson and cannot draw it in another language than that of the course.',
};

const ofGeneration = {
  generation_ended: 'This generation has ended, so there is nothing to tell of any more.',
  nothing_missing: 'No lesson of this course is missing.',
  finishing_used_up: ({ count }: { count: number }) =>
    `The missing lessons were tried ${count} times. Have a new course written, perhaps from other sources.`,
  rewrites_used_up: ({ count }: { count: number }) =>
    `Lessons of this course were written again ${count} times, which is all that is free. You can still change them by hand.`,
  calls_used_up: ({ count }: { count: number }) =>
    `This course has made all the ${count} calls to the model that a credit pays for, so it cannot be tried again. Start a new course, perhaps a smaller one.`,
  nothing_else_to_ask: 'This lesson holds nothing else to ask.',
  outline_changed:
    'The outline was changed meanwhile, perhaps in another tab. Load it again before you change or confirm it.',
  outline_closed: 'The outline can be changed only while the course waits for it.',
  other_decision: 'The course waits for another decision: whether to write it without sources.',
  not_waiting: 'The course does not wait for this now.',
  author_language: 'The built-in author has no words for courses in this language.',
  document_missing: 'Choose at least one document to write from, or allow the web as a source.',
  document_without_text: ({ title }: { title: string }) =>
    `“${title}” contains no text to write from. Choose another document.`,
  nothing_to_write_from: ({ topic }: { topic: string }) =>
    `There is nothing to write a course on “${topic}” from: no document was chosen, web search is not set up, and the sample library has no text on it. ` +
    'Upload a document about it, choose a sample topic, or have the operator set up a model (MODEL) or web search (SEARCH).',
  no_sources: ({ topic }: { topic: string }) =>
    `There is no source for a course on “${topic}”: no document was chosen, web search is not set up, and the sample library has no text on it. Add a document, or agree that the model writes from what it knows and cites nothing.`,
  too_little_text:
    'The sources have too little readable text for a course. Add a longer document, or one whose text can be selected.',
  too_many_lessons: ({ possible, asked }: { possible: number; asked: number }) =>
    `The sources carry ${possible === 1 ? '1 lesson' : `about ${possible} lessons`}; ${asked} were asked for. Ask for fewer modules or lessons, or add documents.`,
};

/**
 * Every sentence that refuses something, says why it failed or notes something on a course, in English, by its code. A
 * code is part of the API: it stays what it is when its words change. The web has a catalogue of them for each other language.
 */
export const sentences = /* @__PURE__ */ all();
export type Sentences = typeof sentences;
export type SentenceCode = keyof Sentences;

type ValuesOf<Code extends SentenceCode> = Sentences[Code] extends (values: infer Values) => string
  ? [values: Values]
  : [];

/** A sentence for the person, and what a client needs to say it in another language. */
export interface Said {
  readonly message: string;
  readonly code: SentenceCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The sentence of a code in English: `say('document_limit', { count: 100 })`. */
export function say<Code extends SentenceCode>(code: Code, ...values: ValuesOf<Code>): Said {
  const [named] = values as [Said['values']?];
  return sayAs(code, sentenceOf(code, named), named);
}

/** The same in other English words: where one sentence is enough in another language. */
export const sayAs = (code: SentenceCode, message: string, values?: Said['values']): Said => ({
  message,
  code,
  ...(values ? { values } : {}),
});

function sentenceOf(code: SentenceCode, values: unknown): string {
  const sentence: string | ((values: never) => string) = sentences[code];
  return typeof sentence === 'string' ? sentence : sentence(values as never);
}

/** A call, because bundlers do not know that spreads do nothing: pages would load what they never say. */
function all() {
  return {
    ...ofAccounts,
    ...ofCredits,
    ...ofRequests,
    ...ofCourses,
    ...ofGeneration,
    ...sentencesOfFailures,
    ...sentencesOfFiles,
    ...sentencesOfNotes,
  };
}
