import { JournalRow } from './generation-journal.entity.ts';
import { GenerationSpendRow } from './generation-spend.entity.ts';
import { GenerationTaskRow } from './generation-task.entity.ts';
import { OpenStreamRow } from './open-stream.entity.ts';
import { ProgressEventRow } from './progress-event.entity.ts';

export const generationEntities = [
  GenerationTaskRow,
  JournalRow,
  GenerationSpendRow,
  ProgressEventRow,
  OpenStreamRow,
];
