import { AppError, type NarrationStyle, type Said } from '@coursewright/contract';

/** One sentence or heading, as it is spoken. */
export interface Line {
  readonly text: string;
  readonly isHeading: boolean;
  /** Whether a paragraph ends with it: a longer pause follows. */
  readonly endsParagraph: boolean;
}

/** What can be chosen for a language, the default of each first. */
export interface Choices {
  readonly languages: readonly string[];
  readonly voices: readonly string[];
  readonly styles: readonly NarrationStyle[];
}

export interface SpeechRequest {
  readonly language: string;
  readonly voice: string;
  readonly style: NarrationStyle;
  readonly lines: readonly Line[];
  /** What was made of it before, for speakers that are paid. */
  readonly chunks: SpokenChunks;
}

/** A line as joined packets of Opus, with the pause after it. */
export interface SpokenChunk {
  readonly audio: Uint8Array;
  /** Seconds of speech in it, without the pause. */
  readonly spokenSeconds: number;
}

/** Where a paid speaker keeps what it made, so that nobody pays for a line twice. */
export interface SpokenChunks {
  /** By what they were made of. */
  load(): Promise<ReadonlyMap<string, SpokenChunk>>;
  /** Counts a request, before it is made. */
  count(): Promise<void>;
  /** Keeps one, with the USD that it cost. */
  keep(hash: string, chunk: SpokenChunk, cost: string | null): Promise<void>;
}

/** Audio as it comes, and of each line, in order, when it is spoken (seconds from the beginning). */
export type SpeechPart =
  | { readonly kind: 'audio'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'line';
      readonly index: number;
      readonly startsAt: number;
      readonly endsAt: number;
    };

/** It has been away for longer than is worth waiting: asking again would only ask it more often. */
export class SpeakerAway extends AppError {
  constructor(name: string, cause: Error) {
    super('unavailable', `${name} cannot be reached at the moment.`, { cause });
  }
}

/** What speaks. All of them make Opus in Ogg. */
export abstract class Speech {
  /** As readers are told. */
  abstract readonly name: string;
  /** Whether it comes with the product, and nothing leaves the server. */
  abstract readonly isBuiltin: boolean;
  /** Part of what audio is kept by: another one speaks differently. */
  abstract readonly version: string;
  /** Undefined where it does not know the language (a BCP-47 tag). */
  abstract choicesFor(language: string): Choices | undefined;
  /** Why it cannot speak a text in a language it knows, in one sentence. */
  abstract refusalOf(language: string, text: string): Said | undefined;
  /** Throws what the signal gives as its reason, and AppError where the speaker fails. */
  abstract speak(request: SpeechRequest, signal: AbortSignal): AsyncIterable<SpeechPart>;
}

/** How fast speakers that know a speed are asked to speak, 1 being their own. */
export const speedOf = (style: NarrationStyle): number => (style === 'calm' ? 0.9 : 1);

/** Silence after a line, in seconds. */
export function pauseAfter({ isHeading, endsParagraph }: Line, style: NarrationStyle): number {
  const pause = isHeading ? 0.6 : endsParagraph ? 0.45 : 0.12;
  return style === 'calm' ? pause * 1.6 : pause;
}
