import type { Said } from '../sentences.ts';

/** Why a file is not taken, in a sentence for whoever has chosen it. */
export class Refused extends Error {
  readonly said: Said;
  constructor(said: Said, options?: ErrorOptions) {
    super(said.message, options);
    this.name = 'Refused';
    this.said = said;
  }
}
