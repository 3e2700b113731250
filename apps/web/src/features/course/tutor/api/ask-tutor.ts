import {
  chatAnswer,
  type ChatAnswer,
  type ChatBody,
  chatEvents,
  chatText,
  type ChatText,
  errorEnvelope,
  chatbotOperations,
} from '@coursewright/contract';
import { dataOf, readAnswer } from '../../../../shared/read-answer.ts';
import { networkError } from '../../../../shared/request-error.ts';
import { errorFromBody, inOwnLanguage, restEvents } from '../../../../shared/rest.ts';

/** What of an answer has come so far. */
export type Growing = Pick<ChatText, 'text' | 'citations'>;

interface Asking {
  /** Shared by all that ask the same again because an answer was lost. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onText: (growing: Growing) => void;
}

/** Asks the tutor and hears the answer as it grows. Throws RequestError. */
export async function askTutor(
  body: ChatBody,
  { onText, ...options }: Asking,
): Promise<ChatAnswer> {
  let text = '';
  for await (const { name, data } of restEvents(chatbotOperations.chatStream, {
    body,
    ...options,
  })) {
    if (name === chatEvents.answer) return readAnswer(chatAnswer, dataOf(data));
    if (name === chatEvents.failed)
      throw await inOwnLanguage(errorFromBody(readAnswer(errorEnvelope.shape.error, dataOf(data))));
    if (name !== chatEvents.text) continue;
    const said = readAnswer(chatText, dataOf(data));
    text = text.slice(0, said.from) + said.text;
    onText({ text, citations: said.citations });
  }
  throw networkError(undefined);
}
