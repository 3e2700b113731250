import type { ScriptedReply } from './scripted-dialects.ts';

/** What goes wrong on the wire: nothing usable arrives. */
export type WireFault =
  /** 429; `retryAfterSeconds` becomes the Retry-After header (and RetryInfo for Gemini). */
  | { readonly kind: 'rate_limited'; readonly retryAfterSeconds?: number }
  /** An error status, 500 unless given: 401, 403, 404, 400, 503 … */
  | { readonly kind: 'error'; readonly status?: number }
  | { readonly kind: 'disconnect' }
  /** Never answers; the connection stays open until the client or `close` ends it. */
  | { readonly kind: 'hang' }
  /** Answers rightly, but only after `ms`. */
  | { readonly kind: 'slow'; readonly ms: number };

/** What goes wrong while an answer streams; one that is asked for as a whole is right. */
export interface StreamFault {
  readonly kind:
    /** The connection breaks in the middle. */
    | 'cut_stream'
    /** The body ends in the middle, as if that were all. */
    | 'ended_stream'
    /** A message in the middle that is no JSON. */
    | 'garbled_stream'
    /** Nothing comes after the middle, and the connection stays open. */
    | 'stalled_stream'
    /** Right, but in writes of a few bytes that cut characters. */
    | 'split_stream'
    /** The whole answer as JSON, though a stream was asked for. */
    | 'unstreamed';
}

/** What goes wrong in the text: an answer arrives and cannot be used as it is. */
export type TextFault = {
  readonly kind:
    | 'truncated_json'
    | 'wrong_schema'
    | 'empty'
    | 'refusal'
    | 'length'
    | 'wrong_language'
    /** `<think>…</think>` before the answer, with braces in it. */
    | 'leaked_reasoning'
    /** The answer inside a Markdown code fence with a sentence before it. */
    | 'fenced'
    /** "As an AI language model …" inside the prose. */
    | 'self_talk'
    /** One item fewer than asked. */
    | 'too_few'
    /** Two items more than asked. */
    | 'too_many'
    /** Refs and markers of passages that were never given. */
    | 'unknown_refs'
    /** 10 MiB of text. */
    | 'huge'
    /** "…" instead of every text. */
    | 'placeholders'
    /** The name of its type instead of every text: "string". */
    | 'type_names'
    /** `<title>` instead of every text, each with its own name. */
    | 'slots'
    /** The topic with a number as every title. */
    | 'topic_titles'
    /** The rules of the prompt instead of every text. */
    | 'echoed_rules'
    /** What the prompt says the lesson is about, as the lesson; titles as every description. */
    | 'echoed_brief'
    /** One sentence, again and again. */
    | 'loop'
    /** A lesson of 11,000 tokens, no sentence twice. */
    | 'long';
};

/**
 * A fault in one step ('*': in all), in its calls with these numbers (from 1; absent: in all of
 * them), in courses on one topic (absent: on any). `first`: only the first so many calls of the
 * step for its topic.
 */
export type ScriptedFault = (WireFault | StreamFault | TextFault) & {
  readonly step: string;
  readonly calls?: readonly number[];
  readonly topic?: string;
  readonly first?: number;
};

/** `call` is the how-manieth of its step, `ofTopic` of its step for its topic. */
export const faultFor = (
  faults: readonly ScriptedFault[],
  { step, topic }: { step: string; topic: string },
  call: number,
  ofTopic: number,
): ScriptedFault | undefined =>
  faults.find(
    (fault) =>
      (fault.step === step || fault.step === '*') &&
      (fault.calls?.includes(call) ?? true) &&
      (fault.topic ?? topic) === topic &&
      ofTopic <= (fault.first ?? ofTopic),
  );

/**
 * Applies a text fault to a right answer; `inLanguage` gives the same answer in another language.
 * Wire faults leave it as it is.
 */
export function spoil(
  fault: ScriptedFault | undefined,
  text: string,
  inOtherLanguage: () => string,
  asked: { readonly system: string; readonly user: string; readonly topic: string },
): Pick<ScriptedReply, 'text' | 'finish'> {
  const stop = (spoiled: string) => ({ text: spoiled, finish: 'stop' as const });
  switch (fault?.kind) {
    case 'truncated_json':
      return stop(text.slice(0, Math.floor(text.length * 0.6)));
    case 'length':
      return { text: text.slice(0, Math.floor(text.length * 0.6)), finish: 'length' };
    case 'wrong_schema':
      return stop(JSON.stringify({ answer: 'done', confidence: 0.9 }));
    case 'empty':
      return stop('');
    case 'huge':
      return stop('All work and no play makes a dull course. '.repeat(2 ** 18));
    case 'refusal':
      return { text: "I'm sorry, but I can't help with that.", finish: 'refusal' };
    case 'wrong_language':
      return stop(inOtherLanguage());
    case 'leaked_reasoning':
      return stop(
        `<think>The user wants JSON like {"a": [1]}. Let me draft it.</think>\n\n${text}`,
      );
    case 'fenced':
      return stop(`Here is the JSON you asked for:\n\n\`\`\`json\n${text}\n\`\`\``);
    case 'self_talk':
      return stop(
        changed(text, (key, value) =>
          key === 'content' || key === 'summary'
            ? `As an AI language model, I will now draft this. ${String(value)}`
            : value,
        ),
      );
    case 'too_few':
      return stop(
        changed(text, (_key, value) =>
          Array.isArray(value) && value.length > 1 && isItems(value) ? value.slice(0, -1) : value,
        ),
      );
    case 'too_many':
      return stop(
        changed(text, (_key, value) =>
          Array.isArray(value) && isItems(value) ? [...value, ...value.slice(0, 2)] : value,
        ),
      );
    case 'unknown_refs':
      return stop(text.replace(/\bS\d+\.\d+\b/g, 'S99.1'));
    default:
      return stop(withoutAnswer(fault?.kind, text, asked));
  }
}

/** The right form with nothing in it, as small models give it. */
function withoutAnswer(
  kind: ScriptedFault['kind'] | undefined,
  text: string,
  { system, user, topic }: { system: string; user: string; topic: string },
): string {
  const rules = [...system.matchAll(/^- (.{40,})$/gm)].map((rule) => rule[1]!);
  const brief = user.slice(0, user.indexOf('Passages:')).replace(/<lesson>[^]*<\/lesson>/, '');
  let count = 0;
  switch (kind) {
    case 'placeholders':
      return changed(
        text,
        said(() => '…'),
      );
    case 'type_names':
      return changed(
        text,
        said(() => 'string'),
      );
    case 'slots':
      return changed(
        text,
        said((key) => `<${key === '' ? 'text' : key}>`),
      );
    case 'topic_titles':
      return changed(text, (key, value) => (key === 'title' ? `${topic} ${++count}` : value));
    case 'echoed_rules':
      return changed(
        text,
        said(() => rules[count++ % rules.length] ?? ''),
      );
    case 'echoed_brief': {
      const title = (record: object) => ('title' in record ? { description: record.title } : {});
      return changed(text, (key, value) =>
        key === 'content'
          ? brief.replaceAll('\n', '\n\n')
          : typeof value === 'object' && value !== null && 'description' in value
            ? { ...value, ...title(value) }
            : value,
      );
    }
    case 'long':
      return changed(text, (key, value) =>
        key === 'content' ? `${String(value)}\n\n${manySentences()}` : value,
      );
    case 'loop':
      return changed(text, (key, value) =>
        key === 'content' ? 'The river is a river that flows as rivers do. '.repeat(40) : value,
      );
    default:
      return text;
  }
}

const deeds =
  'takes a course of its own|falls over a high step of rock|winds through the plain for days|carries gravel in the spring alone|freezes from its banks inwards|divides around a low green island|drives the wheels of nine old mills'.split(
    '|',
  );
const ends =
  'reaches the sea at last|is lost in a marsh|fills a lake without an outlet|meets a larger one below a town|feeds the canals of the lowland'.split(
    '|',
  );
const manySentences = (): string =>
  Array.from(
    { length: 600 },
    (_, number) =>
      `River number ${number} ${deeds[number % deeds.length]} and ${ends[number % ends.length]}.`,
  ).join(' ');

// Enumerations and refs stay as they are: their form is not what these faults are about.
const said =
  (instead: (key: string) => string) =>
  (key: string, value: unknown): unknown =>
    typeof value === 'string' && !['kind', 'category', 'ref'].includes(key) && !/^S\d/.test(value)
      ? instead(key)
      : value;

// Options of a question are no items of their own: a fault in the count is about modules,
// submodules, questions.
const isItems = (list: readonly unknown[]): boolean =>
  list.every(
    (item) =>
      typeof item === 'object' && item !== null && !('is_correct' in item) && !('term' in item),
  );

function changed(text: string, change: (key: string, value: unknown) => unknown): string {
  try {
    return JSON.stringify(JSON.parse(text, change));
  } catch {
    return text;
  }
}
