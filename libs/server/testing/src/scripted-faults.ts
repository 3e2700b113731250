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
    | 'huge';
};

/**
 * A fault in one step ('*': in all), in its calls with these numbers (from 1; absent: in all of
 * them), in courses on one topic (absent: on any). `first`: only the first so many calls of the
 * step for its topic.
 */
export type ScriptedFault = (WireFault | TextFault) & {
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
      return stop(text);
  }
}

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
