import { AuthoringModule } from '@coursewright/authoring';
import { CreditsModule } from '@coursewright/credits';
import { LearningPathsModule } from '@coursewright/learning-paths';
import { endpointsOf, MailModule, type UseCaseClasses } from '@coursewright/platform';
import { SourcesModule } from '@coursewright/sources';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AskAboutSources } from './ask-about-sources.ts';
import { BeginRun } from './begin-run.ts';
import { CancelGeneration } from './cancel-generation.ts';
import { Cancellations } from './cancellations.ts';
import { CheckCoverage } from './check-coverage.ts';
import { ContinueGeneration } from './continue-generation.ts';
import { CourseSources } from './course-sources.ts';
import { CourseMails } from './course-mails.ts';
import { DurationEstimates } from './duration-estimates.ts';
import { DeliverRewrite } from './deliver-rewrite.ts';
import { EndRun } from './end-run.ts';
import { FinishGeneration } from './finish-generation.ts';
import { generationEntities } from './generation-entities.ts';
import { GenerationHousekeeping } from './generation-housekeeping.ts';
import { GenerationBudgets } from './generation-budgets.ts';
import { GenerationJournal } from './generation-journal.ts';
import { GenerationRecords } from './generation-records.ts';
import { GenerationSpend } from './generation-spend.ts';
import { GenerationRuns } from './generation-runs.ts';
import { HeldAnswers } from './held-answers.ts';
import { GetCapabilities } from './get-capabilities.ts';
import { GetGenerationSpend } from './get-generation-spend.ts';
import { GenerationStatus } from './generation-status.ts';
import { GetGeneration } from './get-generation.ts';
import { GetGenerationOutline } from './get-generation-outline.ts';
import { GetSpendTotal } from './get-spend-total.ts';
import { ListActiveGenerations } from './list-active-generations.ts';
import { ListRecentGenerations } from './list-recent-generations.ts';
import { OpenStreams } from './open-streams.ts';
import { GrowingLessons } from './growing-lessons.ts';
import { LearnerWaits } from './learner-waits.ts';
import { OutlineWaits } from './outline-waits.ts';
import { ProgressLog } from './progress-log.ts';
import { ProgressStream } from './progress-stream.ts';
import { ProgressController } from './progress.controller.ts';
import { ProposeOutline } from './propose-outline.ts';
import { RetryGeneration } from './retry-generation.ts';
import { RewriteSubmodule } from './rewrite-submodule.ts';
import { RunGeneration } from './run-generation.ts';
import { RunQueue } from './run-queue.ts';
import { RunLimits } from './run-limits.ts';
import { RunGraphs } from './run-graphs.ts';
import { RunOrders } from './run-orders.ts';
import { RunPipeline } from './run-pipeline.ts';
import { RunProviders } from './run-providers.ts';
import { RunSnapshots } from './run-snapshots.ts';
import { RunStates } from './run-states.ts';
import { SaveOutline } from './save-outline.ts';
import { StartGeneration } from './start-generation.ts';
import { UnpaidCalls } from './unpaid-calls.ts';
import { UpdateGeneration } from './update-generation.ts';
import { WriteRun } from './write-run.ts';

/** Which class serves which operation. */
export const generationUseCases = {
  startGeneration: StartGeneration,
  checkCoverage: CheckCoverage,
  generationStatus: GetGeneration,
  generationOutline: GetGenerationOutline,
  cancelGeneration: CancelGeneration,
  retryGeneration: RetryGeneration,
  finishGeneration: FinishGeneration,
  updateGeneration: UpdateGeneration,
  saveOutline: SaveOutline,
  continueGeneration: ContinueGeneration,
  generationSpend: GetGenerationSpend,
  spendTotal: GetSpendTotal,
  activeGenerations: ListActiveGenerations,
  recentGenerations: ListRecentGenerations,
  capabilities: GetCapabilities,
  rewriteSubmodule: RewriteSubmodule,
} satisfies UseCaseClasses;
const useCases = Object.values(generationUseCases);

/** From the delivery of a job to the end of its run. */
const runParts = [
  RunGeneration,
  RunStates,
  WriteRun,
  RunPipeline,
  RunGraphs,
  RunOrders,
  RunProviders,
  RunSnapshots,
  DeliverRewrite,
  EndRun,
];

@Module({
  imports: [
    TypeOrmModule.forFeature(generationEntities),
    AuthoringModule,
    CreditsModule,
    LearningPathsModule,
    MailModule,
    SourcesModule,
  ],
  controllers: [...endpointsOf(generationUseCases), ProgressController],
  providers: [
    ...useCases,
    ...runParts,
    RunQueue,
    RunLimits,
    UnpaidCalls,
    GenerationHousekeeping,
    BeginRun,
    GenerationRuns,
    LearnerWaits,
    OutlineWaits,
    ProposeOutline,
    AskAboutSources,
    GenerationSpend,
    GenerationStatus,
    CourseMails,
    DurationEstimates,
    GenerationRecords,
    GenerationBudgets,
    GenerationJournal,
    HeldAnswers,
    ProgressLog,
    ProgressStream,
    GrowingLessons,
    OpenStreams,
    Cancellations,
    CourseSources,
  ],
  exports: [...useCases, GenerationSpend],
})
export class GenerationModule {}
