import { Initial1763640000000 } from './migrations/1763640000000-initial.ts';
import { Account1763650000000 } from './migrations/1763650000000-account.ts';
import { Runs1763660000000 } from './migrations/1763660000000-runs.ts';
import { QueueAndStreams1763670000000 } from './migrations/1763670000000-queue-and-streams.ts';
import { CourseEditing1763680000000 } from './migrations/1763680000000-course-editing.ts';
import { OutlineAndSpend1763690000000 } from './migrations/1763690000000-outline-and-spend.ts';
import { Payments1763700000000 } from './migrations/1763700000000-payments.ts';
import { SignupGrants1763705000000 } from './migrations/1763705000000-signup-grants.ts';
import { Admin1763710000000 } from './migrations/1763710000000-admin.ts';
import { Deliveries1763715000000 } from './migrations/1763715000000-deliveries.ts';
import { LedgerDiscrepancies1763720000000 } from './migrations/1763720000000-ledger-discrepancies.ts';
import { OutlineRevision1763725000000 } from './migrations/1763725000000-outline-revision.ts';
import { AdminLists1763730000000 } from './migrations/1763730000000-admin-lists.ts';
import { RefusedPayments1763735000000 } from './migrations/1763735000000-refused-payments.ts';
import { SpendKey1763736000000 } from './migrations/1763736000000-spend-key.ts';
import { OneIdempotency1763737000000 } from './migrations/1763737000000-one-idempotency.ts';
import { Courses1763740000000 } from './migrations/1763740000000-courses.ts';
import { KeysInOnePlace1763745000000 } from './migrations/1763745000000-keys-in-one-place.ts';
import { WithoutSources1763750000000 } from './migrations/1763750000000-without-sources.ts';
import { Library1763760000000 } from './migrations/1763760000000-library.ts';
import { LearningEvents1763765000000 } from './migrations/1763765000000-learning-events.ts';
import { IndexableCourses1763770000000 } from './migrations/1763770000000-indexable-courses.ts';
import { AbuseReports1763775000000 } from './migrations/1763775000000-abuse-reports.ts';
import { CoursePages1763780000000 } from './migrations/1763780000000-course-pages.ts';
import { GrowingLessons1763785000000 } from './migrations/1763785000000-growing-lessons.ts';
import { CallsOfACredit1763786000000 } from './migrations/1763786000000-calls-of-a-credit.ts';
import { Chat1763900100000 } from './migrations/1763900100000-chat.ts';
import { Visualizations1763900200000 } from './migrations/1763900200000-visualizations.ts';
import { Narrations1763900300000 } from './migrations/1763900300000-narrations.ts';
import { QuestionReports1763900900000 } from './migrations/1763900900000-question-reports.ts';
import { ModelTutor1763901300000 } from './migrations/1763901300000-model-tutor.ts';
import { QuestionsAdded1764000100000 } from './migrations/1764000100000-questions-added.ts';
import { ProviderSpend1764000300000 } from './migrations/1764000300000-provider-spend.ts';
import { CourseExports1764000400000 } from './migrations/1764000400000-course-exports.ts';
import { NarrationOpus1764000500000 } from './migrations/1764000500000-narration-opus.ts';
import { BroughtNarrations1764000600000 } from './migrations/1764000600000-brought-narrations.ts';
import { ExportProgress1764000700000 } from './migrations/1764000700000-export-progress.ts';
import { NarrationScripts1764000800000 } from './migrations/1764000800000-narration-scripts.ts';
import { ExportError1764000900000 } from './migrations/1764000900000-export-error.ts';
import { VersionNotes1764001000000 } from './migrations/1764001000000-version-notes.ts';

/** Every migration in order; a file that is not listed here does not exist. */
export const migrations = [
  Initial1763640000000,
  Account1763650000000,
  Runs1763660000000,
  QueueAndStreams1763670000000,
  CourseEditing1763680000000,
  OutlineAndSpend1763690000000,
  Payments1763700000000,
  SignupGrants1763705000000,
  Admin1763710000000,
  Deliveries1763715000000,
  LedgerDiscrepancies1763720000000,
  OutlineRevision1763725000000,
  AdminLists1763730000000,
  RefusedPayments1763735000000,
  SpendKey1763736000000,
  OneIdempotency1763737000000,
  Courses1763740000000,
  KeysInOnePlace1763745000000,
  WithoutSources1763750000000,
  Library1763760000000,
  LearningEvents1763765000000,
  IndexableCourses1763770000000,
  AbuseReports1763775000000,
  CoursePages1763780000000,
  GrowingLessons1763785000000,
  CallsOfACredit1763786000000,
  Chat1763900100000,
  Visualizations1763900200000,
  Narrations1763900300000,
  QuestionReports1763900900000,
  ModelTutor1763901300000,
  QuestionsAdded1764000100000,
  ProviderSpend1764000300000,
  CourseExports1764000400000,
  NarrationOpus1764000500000,
  BroughtNarrations1764000600000,
  ExportProgress1764000700000,
  NarrationScripts1764000800000,
  ExportError1764000900000,
  VersionNotes1764001000000,
];
