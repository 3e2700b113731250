import { CreditsModule } from '@coursewright/credits';
import {
  Authenticator,
  endpointsOf,
  MailModule,
  type UseCaseClasses,
  UserKeys,
} from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountController } from './account/account.controller.ts';
import { AuthRecords } from './account/auth-records.ts';
import { ChangePassword } from './account/change-password.ts';
import { ChangeRoleAndStatus } from './account/change-role-and-status.ts';
import { ConfirmPassword } from './account/confirm-password.ts';
import { DeleteAccount } from './account/delete-account.ts';
import { AccessEnds } from './access-ends.ts';
import { EndAccess } from './account/end-access.ts';
import { ExportAccount } from './account/export-account.ts';
import { GetProfile } from './account/get-profile.ts';
import { ListCreditTransactions } from './account/list-credit-transactions.ts';
import { ListSessions } from './account/list-sessions.ts';
import { OwnedRows } from './account/owned-rows.ts';
import { RevokeOtherSessions } from './account/revoke-other-sessions.ts';
import { RevokeSession } from './account/revoke-session.ts';
import { UpdateProfile } from './account/update-profile.ts';
import { AccessTokens } from './access-tokens.ts';
import { ApiTokens } from './api-tokens/api-tokens.ts';
import { CreateApiToken } from './api-tokens/create-api-token.ts';
import { ListApiTokens } from './api-tokens/list-api-tokens.ts';
import { RevokeApiToken } from './api-tokens/revoke-api-token.ts';
import { authEntities } from './auth-entities.ts';
import { AccountMails } from './account-mails.ts';
import { AuthLimits } from './auth-limits.ts';
import { DeviceCookie } from './device-cookie.ts';
import { LoginLimits } from './login-limits.ts';
import { AuthController } from './auth.controller.ts';
import { FirstAdmin } from './first-admin.ts';
import { GetOwnCredits } from './get-own-credits.ts';
import { GetOwnUser } from './get-own-user.ts';
import { Housekeeping } from './housekeeping.ts';
import { LinkMails } from './link-mails.ts';
import { LogIn } from './log-in.ts';
import { LogOut } from './log-out.ts';
import { OneTimeTokens } from './one-time-tokens.ts';
import { ForgotPassword } from './password-reset/forgot-password.ts';
import { ResetPassword } from './password-reset/reset-password.ts';
import { SetPassword } from './password-reset/set-password.ts';
import { Passwords } from './passwords.ts';
import { RefreshSession } from './refresh-session.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { Registrations } from './registrations.ts';
import { Register } from './register.ts';
import { ResendVerification } from './resend-verification.ts';
import { SessionAuthenticator } from './session-authenticator.ts';
import { Sessions } from './sessions.ts';
import { SignupGrants } from './signup-grants.ts';
import { AnswerSignedIn } from './signed-in.ts';
import { AccessTokenStrategy } from './strategies/access-token.strategy.ts';
import { ApiTokenStrategy } from './strategies/api-token.strategy.ts';
import { RefreshCookieStrategy } from './strategies/refresh-cookie.strategy.ts';
import { DeleteUserKey } from './user-keys/delete-user-key.ts';
import { ListUserKeys } from './user-keys/list-user-keys.ts';
import { SaveUserKey } from './user-keys/save-user-key.ts';
import { StoredUserKeys } from './user-keys/stored-user-keys.ts';
import { TestKey } from './user-keys/test-key.ts';
import { Users } from './users.ts';
import { VerifyEmail } from './verify-email.ts';

/** Which class serves which operation. */
export const authUseCases = {
  register: Register,
  verifyEmail: VerifyEmail,
  resendVerification: ResendVerification,
  status: GetOwnUser,
  credits: GetOwnCredits,
  forgotPassword: ForgotPassword,
  resetPassword: ResetPassword,
  profile: GetProfile,
  updateProfile: UpdateProfile,
  changePassword: ChangePassword,
  deleteAccount: DeleteAccount,
  listSessions: ListSessions,
  revokeSession: RevokeSession,
  revokeOtherSessions: RevokeOtherSessions,
  listCreditTransactions: ListCreditTransactions,
  listApiTokens: ListApiTokens,
  createApiToken: CreateApiToken,
  revokeApiToken: RevokeApiToken,
  listUserKeys: ListUserKeys,
  saveUserKey: SaveUserKey,
  deleteUserKey: DeleteUserKey,
} satisfies UseCaseClasses;
const useCases = [
  ...Object.values(authUseCases),
  LogIn,
  RefreshSession,
  LogOut,
  ChangeRoleAndStatus,
  ExportAccount,
];
const tables = [AccessEnds, Users, Sessions, OneTimeTokens, ApiTokens, StoredUserKeys];
const steps = [
  AnswerSignedIn,
  AuthLimits,
  DeviceCookie,
  LoginLimits,
  ConfirmPassword,
  EndAccess,
  LinkMails,
  Registrations,
  OwnedRows,
  Passwords,
  RefreshTokens,
  SetPassword,
  SignupGrants,
  TestKey,
  AccountMails,
];
const onTheirOwn = [AuthRecords, FirstAdmin, Housekeeping];
const strategies = [AccessTokenStrategy, ApiTokenStrategy, RefreshCookieStrategy];
const authenticator = { provide: Authenticator, useClass: SessionAuthenticator };
const userKeys = { provide: UserKeys, useExisting: StoredUserKeys };

@Module({
  imports: [TypeOrmModule.forFeature(authEntities), CreditsModule, MailModule],
  controllers: [...endpointsOf(authUseCases), AuthController, AccountController],
  providers: [
    ...useCases,
    ...tables,
    ...steps,
    ...onTheirOwn,
    ...strategies,
    authenticator,
    userKeys,
    AccessTokens,
  ],
  exports: [
    ...useCases,
    EndAccess,
    authenticator,
    userKeys,
    AccessTokens,
    Passwords,
    Sessions,
    Users,
  ],
})
export class AuthModule {}
