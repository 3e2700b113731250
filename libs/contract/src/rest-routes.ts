import type { z } from 'zod';
import * as account from './account.ts';
import * as admin from './admin.ts';
import * as auth from './auth.ts';
import * as editing from './course-editing.ts';
import { pathData } from './course.ts';
import { creditTransactionPage, creditTransactionsQuery } from './credits.ts';
import { documentList, idInput, uploadedDocument } from './documents.ts';
import { checkoutInput, checkoutStarted, paymentSession, paymentSessionInput } from './payments.ts';
import { continueGenerationBody, saveOutlineBody, updateGenerationBody } from './outline.ts';
import { generationSpend, spendRangeQuery, spendTotal } from './spend.ts';
import { activeTasks, capabilities, generateCourseInput, recentTasks, recentTasksQuery, taskIdInput, taskStarted, taskView } from './generation.ts';

/** Who may call: anyone, a signed-in user, an administrator with a session, the bearer of the refresh cookie, or who signs the body. */
export type Access = 'public' | 'signed_in' | 'admin' | 'cookie' | 'signature';

export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; parameters in braces. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly status: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Absent: no body (204), or a body that is not JSON (`produces`). */
  readonly output?: z.ZodType;
  readonly produces?: string;
  /** Anybody may keep the answer for a while, and ask by its ETag whether it changed; absent: `no-store`. */
  readonly cacheable?: true;
  readonly consumes?: string;
  /** What an API token must be allowed to do to call this; absent: API tokens are refused (403), a session is needed. */
  readonly scope?: account.ApiScope;
}

/** The REST door as data: it drives the OpenAPI document, the web's few REST calls and the spec that walks every row. */
export const restRoutes = {
  register: { method: 'POST', path: '/auth/register', access: 'public', status: 201, summary: 'Create an account; a link is mailed to the address', body: auth.registerInput, output: auth.messageAnswer },
  login: { method: 'POST', path: '/auth/login', access: 'public', status: 200, summary: 'Log in; sets the refresh cookie', body: auth.loginInput, output: auth.authAnswer },
  refresh: { method: 'POST', path: '/auth/refresh', access: 'cookie', status: 200, summary: 'A new access token for the refresh cookie, which is rotated', output: auth.authAnswer },
  logout: { method: 'POST', path: '/auth/logout', access: 'cookie', status: 200, summary: 'End this session', output: auth.messageAnswer },
  status: { method: 'GET', path: '/auth/status', access: 'signed_in', scope: 'read', status: 200, summary: 'The signed-in user', output: auth.statusAnswer },
  credits: { method: 'GET', path: '/auth/credits', access: 'signed_in', scope: 'read', status: 200, summary: 'Own credit balance', output: auth.creditsAnswer },
  verifyEmail: { method: 'GET', path: '/auth/verify-email', access: 'public', status: 200, summary: 'Confirm an e-mail address', query: auth.tokenQuery, output: auth.messageAnswer },
  resendVerification: { method: 'POST', path: '/auth/resend-verification', access: 'public', status: 200, summary: 'Mail the confirmation link again', body: auth.emailInput, output: auth.messageAnswer },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public', status: 200, summary: 'Mail a link to set a new password', body: auth.emailInput, output: auth.messageAnswer },
  resetPassword: { method: 'POST', path: '/auth/reset-password', access: 'public', status: 200, summary: 'Set a new password by a mailed link; ends every session', body: auth.resetPasswordInput, output: auth.messageAnswer },
  profile: { method: 'GET', path: '/v1/account', access: 'signed_in', status: 200, summary: 'Own profile and preferences', output: account.profile },
  updateProfile: { method: 'PATCH', path: '/v1/account', access: 'signed_in', status: 200, summary: 'Change name, language or theme', body: account.updateProfileInput, output: account.profile },
  changePassword: { method: 'POST', path: '/v1/account/password', access: 'signed_in', status: 200, summary: 'Change the password; ends every other session and every API token', body: account.changePasswordInput, output: auth.messageAnswer },
  listSessions: { method: 'GET', path: '/v1/account/sessions', access: 'signed_in', status: 200, summary: 'Where the account is logged in, last used first', output: account.ownSessions },
  revokeSession: { method: 'DELETE', path: '/v1/account/sessions/{id}', access: 'signed_in', status: 204, summary: 'End a session', params: idInput },
  revokeOtherSessions: { method: 'DELETE', path: '/v1/account/sessions', access: 'signed_in', status: 200, summary: 'End every session but this one', output: account.revokedAnswer },
  listApiTokens: { method: 'GET', path: '/v1/account/api-tokens', access: 'signed_in', status: 200, summary: 'Own API tokens, newest first', output: account.apiTokenList },
  createApiToken: { method: 'POST', path: '/v1/account/api-tokens', access: 'signed_in', status: 201, summary: 'Create an API token; it is shown only now', body: account.createApiTokenInput, output: account.createdApiToken },
  revokeApiToken: { method: 'DELETE', path: '/v1/account/api-tokens/{id}', access: 'signed_in', status: 204, summary: 'Revoke an API token', params: idInput },
  listUserKeys: { method: 'GET', path: '/v1/account/keys', access: 'signed_in', status: 200, summary: 'Own model and search keys, without the keys', output: account.userKeyList },
  saveUserKey: { method: 'PUT', path: '/v1/account/keys/{provider}', access: 'signed_in', status: 200, summary: 'Test and keep a key of a provider, in place of an earlier one', params: account.keyProviderInput, body: account.saveUserKeyBody, output: account.userKey },
  deleteUserKey: { method: 'DELETE', path: '/v1/account/keys/{provider}', access: 'signed_in', status: 204, summary: 'Forget a key', params: account.keyProviderInput },
  listCreditTransactions: { method: 'GET', path: '/v1/account/credit-transactions', access: 'signed_in', scope: 'read', status: 200, summary: 'Own credit movements, newest first', query: creditTransactionsQuery, output: creditTransactionPage },
  exportAccount: { method: 'GET', path: '/v1/account/export', access: 'signed_in', status: 200, summary: 'Everything kept about the caller, as one JSON file', produces: 'application/json' },
  deleteAccount: { method: 'POST', path: '/v1/account/delete', access: 'signed_in', status: 204, summary: 'Delete the account and everything that belongs to it', body: account.deleteAccountInput },
  sampleCourse: { method: 'GET', path: '/v1/sample-course', access: 'public', cacheable: true, status: 200, summary: 'A finished course to look at, written from the sample library', output: pathData },
  capabilities: { method: 'GET', path: '/capabilities', access: 'public', status: 200, summary: 'What this installation writes with and can search', output: capabilities },
  uploadDocument: { method: 'POST', path: '/v1/documents', access: 'signed_in', scope: 'generate', status: 201, summary: 'Upload a document (multipart, field "file", up to 20 MiB)', consumes: 'multipart/form-data', output: uploadedDocument },
  listDocuments: { method: 'GET', path: '/v1/documents', access: 'signed_in', scope: 'read', status: 200, summary: 'Own documents, newest first', output: documentList },
  deleteDocument: { method: 'DELETE', path: '/v1/documents/{id}', access: 'signed_in', scope: 'generate', status: 204, summary: 'Delete a document; courses written from it keep their passages', params: idInput },
  startGeneration: { method: 'POST', path: '/generate-learning-path', access: 'signed_in', scope: 'generate', status: 202, summary: 'Start writing a course (1 credit)', body: generateCourseInput, output: taskStarted },
  generationStatus: { method: 'GET', path: '/learning-path/{id}', access: 'signed_in', scope: 'read', status: 200, summary: 'Status of a generation and what is written so far', params: taskIdInput, output: taskView },
  cancelGeneration: { method: 'DELETE', path: '/learning-path/{id}', access: 'signed_in', scope: 'generate', status: 200, summary: 'Stop a generation; what is written stays', params: taskIdInput, output: taskView },
  retryGeneration: { method: 'POST', path: '/learning-path/{id}/retry', access: 'signed_in', scope: 'generate', status: 202, summary: 'Try a failed or cancelled generation again; goes on where it stopped, and takes a returned credit back', params: taskIdInput, output: taskStarted },
  updateGeneration: { method: 'PATCH', path: '/learning-path/{id}', access: 'signed_in', scope: 'generate', status: 200, summary: 'Ask for a mail when a generation ends, or no longer', params: taskIdInput, body: updateGenerationBody, output: taskView },
  saveOutline: { method: 'PUT', path: '/learning-path/{id}/outline', access: 'signed_in', scope: 'generate', status: 200, summary: 'Change the outline of a generation that waits for it', params: taskIdInput, body: saveOutlineBody, output: taskView },
  continueGeneration: { method: 'POST', path: '/learning-path/{id}/continue', access: 'signed_in', scope: 'generate', status: 202, summary: 'Confirm the outline: the course is written from it', params: taskIdInput, body: continueGenerationBody.optional(), output: taskStarted },
  generationSpend: { method: 'GET', path: '/learning-path/{id}/spend', access: 'signed_in', scope: 'read', status: 200, summary: 'Model calls and tokens that a generation used, by step', params: taskIdInput, output: generationSpend },
  finishGeneration: { method: 'POST', path: '/learning-path/{id}/finish', access: 'signed_in', scope: 'generate', status: 202, summary: 'Write the missing lessons of a delivered course, free', params: taskIdInput, output: taskStarted },
  rewriteSubmodule: { method: 'POST', path: '/learning-path/{id}/submodules/{submodule_id}/rewrite', access: 'signed_in', scope: 'generate', status: 202, summary: 'Write one lesson, its quiz or both again, free; the old text stays until the new one is complete', params: editing.submoduleParams, body: editing.rewriteSubmoduleBody, output: taskStarted },
  editSubmodule: { method: 'PUT', path: '/learning-path/{id}/submodules/{submodule_id}', access: 'signed_in', scope: 'generate', status: 200, summary: 'Change one lesson by hand; its citations are checked again', params: editing.submoduleParams, body: editing.editSubmoduleBody, output: taskView },
  submoduleVersions: { method: 'GET', path: '/learning-path/{id}/submodules/{submodule_id}/versions', access: 'signed_in', scope: 'read', status: 200, summary: 'The versions of one lesson, newest first', params: editing.submoduleParams, output: editing.submoduleVersions },
  submoduleVersion: { method: 'GET', path: '/learning-path/{id}/submodules/{submodule_id}/versions/{number}', access: 'signed_in', scope: 'read', status: 200, summary: 'One version of a lesson, whole', params: editing.versionParams, output: editing.submoduleVersionView },
  restoreVersion: { method: 'POST', path: '/learning-path/{id}/submodules/{submodule_id}/versions/{number}/restore', access: 'signed_in', scope: 'generate', status: 200, summary: 'Bring an earlier version of a lesson back, as a new version', params: editing.versionParams, body: editing.restoreVersionBody, output: taskView },
  saveStructure: { method: 'PUT', path: '/learning-path/{id}/structure', access: 'signed_in', scope: 'generate', status: 200, summary: 'Add, move, rename and remove modules and lessons; what stays keeps its id and text', params: taskIdInput, body: editing.saveStructureBody, output: taskView },
  progressStream: { method: 'GET', path: '/learning-path/{id}/progress-stream', access: 'signed_in', scope: 'read', status: 200, summary: 'Progress as server-sent events; resumes after Last-Event-ID or ?lastEventId; 204 when nothing will follow', params: taskIdInput, produces: 'text/event-stream' },
  recentGenerations: { method: 'GET', path: '/v1/learning-paths/generations', access: 'signed_in', scope: 'read', status: 200, summary: 'Own generations whatever became of them, newest first', query: recentTasksQuery, output: recentTasks },
  activeGenerations: { method: 'GET', path: '/v1/learning-paths/generations/active', access: 'signed_in', scope: 'read', status: 200, summary: 'Own generations that are pending or running', output: activeTasks },
  createCheckout: { method: 'POST', path: '/payments/checkout-sessions', access: 'signed_in', status: 201, summary: 'Begin a purchase of credits', body: checkoutInput, output: checkoutStarted },
  paymentSession: { method: 'GET', path: '/payments/session/{id}', access: 'signed_in', status: 200, summary: 'Own purchase; credits a paid one whose webhook is late', params: paymentSessionInput, output: paymentSession },
  stripeWebhook: { method: 'POST', path: '/webhooks/stripe', access: 'signature', status: 200, summary: "The payment provider's signed events", consumes: 'application/json' },
  spendTotal: { method: 'GET', path: '/admin/generation-spend', access: 'admin', status: 200, summary: 'Model calls and tokens of all generations, day by day (UTC)', query: spendRangeQuery, output: spendTotal },
  adminUsers: { method: 'GET', path: '/admin/users', access: 'admin', status: 200, summary: 'Users, filtered and sorted', query: admin.adminUsersQuery, output: admin.adminUserPage },
  adminChangeUser: { method: 'PATCH', path: '/admin/users/{id}', access: 'admin', status: 200, summary: 'Rename, disable, enable, promote or demote a user', params: idInput, body: admin.changeUserBody, output: auth.user },
  adminRevokeSessions: { method: 'DELETE', path: '/admin/users/{id}/sessions', access: 'admin', status: 200, summary: 'End every session and API token of a user', params: idInput, output: account.revokedAnswer },
  adminAddCredits: { method: 'POST', path: '/admin/credits/add', access: 'admin', status: 201, summary: 'Grant credits', body: admin.addCreditsInput, output: admin.addedCredits },
  adminTransactions: { method: 'GET', path: '/admin/credits/transactions', access: 'admin', status: 200, summary: "Everybody's credit movements, newest first", query: admin.adminTransactionsQuery, output: admin.adminTransactionPage },
  adminExportTransactions: { method: 'GET', path: '/admin/credits/transactions.csv', access: 'admin', status: 200, summary: 'The same as a file, without pages', query: admin.adminTransactionsFilter, produces: 'text/csv' },
  adminStats: { method: 'GET', path: '/admin/stats', access: 'admin', status: 200, summary: 'Totals and the last 30 days', output: admin.adminStats },
  adminGenerations: { method: 'GET', path: '/admin/generations', access: 'admin', status: 200, summary: "Everybody's generations, newest first", query: admin.adminGenerationsQuery, output: admin.adminGenerationPage },
  adminRetryGeneration: { method: 'POST', path: '/admin/generations/{id}/retry', access: 'admin', status: 202, summary: 'Try a failed or cancelled generation again, for its owner', params: taskIdInput, output: taskStarted },
  adminCancelGeneration: { method: 'POST', path: '/admin/generations/{id}/cancel', access: 'admin', status: 202, summary: 'Stop a generation, as its owner could', params: taskIdInput },
  adminParkedPayments: { method: 'GET', path: '/admin/parked-payments', access: 'admin', status: 200, summary: 'Payments that could not be turned into credits, newest first', query: admin.parkedPaymentsQuery, output: admin.parkedPaymentPage },
  adminRetryParkedPayment: { method: 'POST', path: '/admin/parked-payments/{id}/retry', access: 'admin', status: 200, summary: 'Try to credit a parked payment again', params: idInput, output: admin.parkedPayment },
  adminDismissParkedPayment: { method: 'POST', path: '/admin/parked-payments/{id}/dismiss', access: 'admin', status: 200, summary: 'Close a parked payment that was settled elsewhere', params: idInput, body: admin.dismissParkedBody, output: admin.parkedPayment },
  adminAudit: { method: 'GET', path: '/admin/audit-log', access: 'admin', status: 200, summary: 'What administrators did, newest first', query: admin.auditQuery, output: admin.auditPage },
} as const satisfies Record<string, RestRoute>;
export type RestRouteName = keyof typeof restRoutes;
