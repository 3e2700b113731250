/** The citation check itself: pure, without Nest, the database or the network. */
export * from './check.ts';
export * from './features.ts';
export * from './findings.ts';
export * from './lexicon/lexicon.ts';
export * from './model.ts';
export * from './passage.ts';
export * from './plain-reading.ts';
export * from './reading.ts';
export * from './tokens.ts';
export { looksLikeName } from './names.ts';
export { numberOf, quantitiesOf, unitOf } from './numbers.ts';
export { withoutOpening } from './openings.ts';
