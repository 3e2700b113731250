import { chatAnswer, chatText, type ChatAnswer, type ChatText } from '@coursewright/contract';

/** What came of an answer. */
export interface Heard {
  readonly status: number;
  readonly texts: ChatText[];
  readonly answer: ChatAnswer | undefined;
  readonly failed: unknown;
}

export interface HearOptions {
  readonly key?: string;
  readonly onText?: (text: ChatText, leave: () => void) => void;
  /** Aborted: the reader leaves. */
  readonly signal?: AbortSignal;
}

/** Reads an answer as it streams. */
export async function hearAnswer(
  api: string,
  token: string,
  body: object,
  { key, onText, signal }: HearOptions = {},
): Promise<Heard> {
  const controller = new AbortController();
  const response = await fetch(`${api}/chatbot/chat/stream`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.any([controller.signal, ...(signal ? [signal] : [])]),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
  const texts: ChatText[] = [];
  let answer: ChatAnswer | undefined;
  let failed: unknown;
  if (response.status !== 200) return { status: response.status, texts, answer, failed };
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of response.body!) {
      rest += decoder.decode(chunk, { stream: true });
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        const message = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const [, name] = /^event: (.+)$/m.exec(message) ?? [];
        const [, data] = /^data: (.+)$/m.exec(message) ?? [];
        if (name === undefined || data === undefined) continue;
        const said: unknown = JSON.parse(data);
        if (name === 'answer') answer = chatAnswer.parse(said);
        else if (name === 'failed') failed = said;
        else {
          texts.push(chatText.parse(said));
          onText?.(texts.at(-1)!, () => controller.abort());
        }
      }
    }
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  }
  return { status: response.status, texts, answer, failed };
}
