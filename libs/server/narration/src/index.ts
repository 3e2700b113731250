export * from './narrate.ts';
export * from './narration-housekeeping.ts';
export * from './narration.entity.ts';
export * from './narration.module.ts';
export * from './speech/speech.ts';
