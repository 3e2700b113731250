/** What cannot be fetched, in a sentence for the operator. */
export class FetchError extends Error {}
