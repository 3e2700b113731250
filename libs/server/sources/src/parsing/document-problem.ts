import { parsingLimits } from './parsing-limits.ts';

/**
 * Why a document cannot be used. `reason` continues the sentence that begins with the file's name.
 */
export class DocumentProblem extends Error {
  readonly type: DocumentProblemType;
  readonly reason: string;
  constructor(type: DocumentProblemType, reason: string) {
    super(reason);
    this.name = 'DocumentProblem';
    this.type = type;
    this.reason = reason;
  }
}

/** The kinds of AppError that a document can cause: too much, unknown, unusable. */
export type DocumentProblemType =
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'validation_error';

export const tooLong = (limit: string) =>
  new DocumentProblem('payload_too_large', `is too long: it has more than ${limit}.`);
export const tooManyCharacters = () =>
  tooLong(`${parsingLimits.characters.toLocaleString('en')} characters`);
export const incomplete = () =>
  new DocumentProblem(
    'validation_error',
    'is incomplete or damaged. Upload it again from the original.',
  );
export const withoutText = () => new DocumentProblem('validation_error', 'contains no text.');
