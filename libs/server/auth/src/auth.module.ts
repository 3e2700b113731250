import { Module } from '@nestjs/common';
import { Register } from './register.ts';
import { VerifyEmail } from './verify-email.ts';
import { ResendVerification } from './resend-verification.ts';
import { GetOwnUser } from './get-own-user.ts';
import { GetOwnCredits } from './get-own-credits.ts';

@Module({ providers: [Register, VerifyEmail, ResendVerification, GetOwnUser, GetOwnCredits], exports: [Register, VerifyEmail, ResendVerification, GetOwnUser, GetOwnCredits] })
export class AuthModule {}
