import type { Said, SentenceCode } from '@coursewright/contract';
import { parsingLimits } from './parsing-limits.ts';

/**
 * Why a document cannot be used. `reason` continues the sentence that begins with the file's name.
 */
export class DocumentProblem extends Error {
  readonly type: DocumentProblemType;
  readonly code: DocumentProblemCode;
  readonly reason: string;
  readonly values: Said['values'];
  constructor(
    type: DocumentProblemType,
    code: DocumentProblemCode,
    reason: string,
    values?: Said['values'],
  ) {
    super(reason);
    this.name = 'DocumentProblem';
    this.type = type;
    this.code = code;
    this.reason = reason;
    this.values = values;
  }
}

/** What other languages call it. A thread reads these files: without the contract it starts sooner. */
export type DocumentProblemCode = Extract<SentenceCode, `document_${string}`>;

/** The kinds of AppError that a document can cause: too much, unknown, unusable. */
export type DocumentProblemType =
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'validation_error';

export const tooLong = (things: 'pages' | 'characters') => {
  const count = parsingLimits[things];
  return new DocumentProblem(
    'payload_too_large',
    `document_too_many_${things}`,
    `is too long: it has more than ${count.toLocaleString('en')} ${things}.`,
    { count },
  );
};
export const tooManyCharacters = () => tooLong('characters');
export const incomplete = () =>
  new DocumentProblem(
    'validation_error',
    'document_damaged',
    'is incomplete or damaged. Upload it again from the original.',
  );
export const withoutText = () =>
  new DocumentProblem('validation_error', 'document_has_no_text', 'contains no text.');
export const garbled = () =>
  new DocumentProblem(
    'validation_error',
    'document_is_garbled',
    'does not tell which letters its text is made of: what can be read of it is gibberish. Run text recognition (OCR) on it and upload the result.',
  );
