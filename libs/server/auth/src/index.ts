export * from './register.ts';
export * from './verify-email.ts';
export * from './resend-verification.ts';
export * from './get-own-user.ts';
export * from './get-own-credits.ts';
export * from './auth.module.ts';
