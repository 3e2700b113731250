import { AuthModule } from '@coursewright/auth';
import { CreditsModule } from '@coursewright/credits';
import { GenerationModule } from '@coursewright/generation';
import { LearningPathsModule } from '@coursewright/learning-paths';
import { PaymentsModule } from '@coursewright/payments';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AbuseReports } from './abuse-reports.ts';
import { ActivityCounts } from './activity-counts.ts';
import { AllowSharingAgain } from './allow-sharing-again.ts';
import { AddCredits } from './add-credits.ts';
import { ExportTransactionsController } from './export-transactions.controller.ts';
import { AuditEntryRow } from './audit-entry.entity.ts';
import { AuditLog } from './audit-log.ts';
import { CancelAnyGeneration } from './cancel-generation.ts';
import { ChangeUser } from './change-user.ts';
import { DismissAbuseReport } from './dismiss-abuse-report.ts';
import { DismissParkedPayment } from './dismiss-parked-payment.ts';
import { ExportTransactions } from './export-transactions.ts';
import { GenerationOwner } from './generation-owner.ts';
import { GetStats } from './get-stats.ts';
import { HideReportedCourse } from './hide-reported-course.ts';
import { ListAbuseReports } from './list-abuse-reports.ts';
import { ListAudit } from './list-audit.ts';
import { ListGenerations } from './list-generations.ts';
import { ListParkedPayments } from './list-parked-payments.ts';
import { ListTransactions } from './list-transactions.ts';
import { ListUsers } from './list-users.ts';
import { Parked } from './parked.ts';
import { RetryAnyGeneration } from './retry-generation.ts';
import { RetryParkedPayment } from './retry-parked-payment.ts';
import { ReturnCharge } from './return-charge.ts';
import { RevokeUserSessions } from './revoke-sessions.ts';
import { Transactions } from './transactions.ts';

/** Which class serves which operation. */
export const adminUseCases = {
  adminUsers: ListUsers,
  adminChangeUser: ChangeUser,
  adminRevokeSessions: RevokeUserSessions,
  adminAddCredits: AddCredits,
  adminReturnCharge: ReturnCharge,
  adminTransactions: ListTransactions,
  adminStats: GetStats,
  adminGenerations: ListGenerations,
  adminRetryGeneration: RetryAnyGeneration,
  adminCancelGeneration: CancelAnyGeneration,
  adminParkedPayments: ListParkedPayments,
  adminRetryParkedPayment: RetryParkedPayment,
  adminDismissParkedPayment: DismissParkedPayment,
  adminAbuseReports: ListAbuseReports,
  adminHideReportedCourse: HideReportedCourse,
  adminDismissAbuseReport: DismissAbuseReport,
  adminAllowSharingAgain: AllowSharingAgain,
  adminAudit: ListAudit,
} satisfies UseCaseClasses;
const useCases = [...Object.values(adminUseCases), ExportTransactions];

@Module({
  imports: [
    TypeOrmModule.forFeature([AuditEntryRow]),
    AuthModule,
    CreditsModule,
    GenerationModule,
    LearningPathsModule,
    PaymentsModule,
  ],
  controllers: [...endpointsOf(adminUseCases), ExportTransactionsController],
  providers: [
    ...useCases,
    AbuseReports,
    ActivityCounts,
    AuditLog,
    GenerationOwner,
    Parked,
    Transactions,
  ],
  exports: useCases,
})
export class AdminModule {}
