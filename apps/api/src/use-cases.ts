import {
  AddCredits, CancelAnyGeneration, ChangeUser, DismissParkedPayment, GetStats, ListAudit, ListGenerations, ListParkedPayments, ListTransactions, ListUsers, RetryAnyGeneration,
  RetryParkedPayment, RevokeUserSessions,
} from '@coursewright/admin';
import {
  ChangePassword, CreateApiToken, DeleteAccount, DeleteUserKey, ForgotPassword, GetOwnCredits, GetOwnUser, GetProfile, ListApiTokens, ListCreditTransactions,
  ListSessions, ListUserKeys, Register, ResendVerification, ResetPassword, RevokeApiToken, RevokeOtherSessions, RevokeSession, SaveUserKey, UpdateProfile,
  VerifyEmail,
} from '@coursewright/auth';
import {
  CancelGeneration, ContinueGeneration, EditSubmodule, FinishGeneration, GetCapabilities, GetGeneration, GetGenerationSpend, GetSampleCourse, GetSpendTotal, GetSubmoduleVersion,
  ListActiveGenerations, ListRecentGenerations, ListSubmoduleVersions, RestoreVersion, RetryGeneration, RewriteSubmodule, SaveOutline, SaveStructure, StartGeneration,
  UpdateGeneration,
} from '@coursewright/generation';
import { CreateCheckout, GetPaymentSession } from '@coursewright/payments';
import type { UseCases } from '@coursewright/rpc';
import { DeleteDocument, ListDocuments } from '@coursewright/sources';
import type { INestApplicationContext, Type } from '@nestjs/common';

/** The use cases as the application has built them. A name without a class, or with the wrong one, does not compile. */
export function useCasesOf(app: INestApplicationContext): UseCases {
  const built = <UseCase>(useCase: Type<UseCase>): UseCase => app.get(useCase, { strict: false });
  return {
    register: built(Register),
    verifyEmail: built(VerifyEmail),
    resendVerification: built(ResendVerification),
    forgotPassword: built(ForgotPassword),
    resetPassword: built(ResetPassword),
    getProfile: built(GetProfile),
    updateProfile: built(UpdateProfile),
    changePassword: built(ChangePassword),
    deleteAccount: built(DeleteAccount),
    listSessions: built(ListSessions),
    revokeSession: built(RevokeSession),
    revokeOtherSessions: built(RevokeOtherSessions),
    listApiTokens: built(ListApiTokens),
    createApiToken: built(CreateApiToken),
    revokeApiToken: built(RevokeApiToken),
    listUserKeys: built(ListUserKeys),
    saveUserKey: built(SaveUserKey),
    deleteUserKey: built(DeleteUserKey),
    listCreditTransactions: built(ListCreditTransactions),
    adminListUsers: built(ListUsers),
    adminChangeUser: built(ChangeUser),
    adminRevokeSessions: built(RevokeUserSessions),
    adminAddCredits: built(AddCredits),
    adminListTransactions: built(ListTransactions),
    adminGetStats: built(GetStats),
    adminListGenerations: built(ListGenerations),
    adminRetryGeneration: built(RetryAnyGeneration),
    adminCancelGeneration: built(CancelAnyGeneration),
    adminListParkedPayments: built(ListParkedPayments),
    adminRetryParkedPayment: built(RetryParkedPayment),
    adminDismissParkedPayment: built(DismissParkedPayment),
    adminListAudit: built(ListAudit),
    createCheckout: built(CreateCheckout),
    getPaymentSession: built(GetPaymentSession),
    getOwnUser: built(GetOwnUser),
    getOwnCredits: built(GetOwnCredits),
    listDocuments: built(ListDocuments),
    deleteDocument: built(DeleteDocument),
    startGeneration: built(StartGeneration),
    getGeneration: built(GetGeneration),
    cancelGeneration: built(CancelGeneration),
    retryGeneration: built(RetryGeneration),
    finishGeneration: built(FinishGeneration),
    rewriteSubmodule: built(RewriteSubmodule),
    editSubmodule: built(EditSubmodule),
    listSubmoduleVersions: built(ListSubmoduleVersions),
    getSubmoduleVersion: built(GetSubmoduleVersion),
    restoreVersion: built(RestoreVersion),
    saveStructure: built(SaveStructure),
    updateGeneration: built(UpdateGeneration),
    saveOutline: built(SaveOutline),
    continueGeneration: built(ContinueGeneration),
    getGenerationSpend: built(GetGenerationSpend),
    getSpendTotal: built(GetSpendTotal),
    listRecentGenerations: built(ListRecentGenerations),
    listActiveGenerations: built(ListActiveGenerations),
    getSampleCourse: built(GetSampleCourse),
    getCapabilities: built(GetCapabilities),
  };
}
