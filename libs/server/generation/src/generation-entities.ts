import { JournalRow } from './generation-journal.entity.ts';
import { GenerationBudgetRow } from './generation-budget.entity.ts';
import { GenerationSpendRow } from './generation-spend.entity.ts';
import { GenerationRunRow } from './generation-run.entity.ts';
import { GrowingLessonRow } from './growing-lesson.entity.ts';
import { OpenStreamRow } from './open-stream.entity.ts';
import { ProgressEventRow } from './progress-event.entity.ts';

export const generationEntities = [
  GenerationRunRow,
  JournalRow,
  GenerationBudgetRow,
  GenerationSpendRow,
  ProgressEventRow,
  OpenStreamRow,
  GrowingLessonRow,
];
