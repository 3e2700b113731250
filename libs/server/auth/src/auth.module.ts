import { CreditsModule } from '@coursewright/credits';
import { Authenticator, MailModule } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessTokens } from './access-tokens.ts';
import { authEntities } from './auth-entities.ts';
import { AuthLimits } from './auth-limits.ts';
import { AuthController } from './auth.controller.ts';
import { FirstAdmin } from './first-admin.ts';
import { GetOwnCredits } from './get-own-credits.ts';
import { GetOwnUser } from './get-own-user.ts';
import { LogIn } from './log-in.ts';
import { LogOut } from './log-out.ts';
import { OneTimeTokens } from './one-time-tokens.ts';
import { Passwords } from './passwords.ts';
import { RefreshSession } from './refresh-session.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { Register } from './register.ts';
import { ResendVerification } from './resend-verification.ts';
import { SessionAuthenticator } from './session-authenticator.ts';
import { Sessions } from './sessions.ts';
import { AnswerSignedIn } from './signed-in.ts';
import { Users } from './users.ts';
import { VerificationMail } from './verification-mail.ts';
import { VerifyEmail } from './verify-email.ts';

const useCases = [Register, VerifyEmail, ResendVerification, LogIn, RefreshSession, LogOut, GetOwnUser, GetOwnCredits];
const tables = [Users, Sessions, OneTimeTokens];
const authenticator = { provide: Authenticator, useClass: SessionAuthenticator };

@Module({
  imports: [TypeOrmModule.forFeature(authEntities), CreditsModule, MailModule],
  controllers: [AuthController],
  providers: [...useCases, ...tables, authenticator, AccessTokens, AnswerSignedIn, AuthLimits, FirstAdmin, Passwords, RefreshTokens, VerificationMail],
  exports: [...useCases, authenticator, AccessTokens, Passwords, Sessions, Users],
})
export class AuthModule {}
