import { z } from 'zod';
import { limits } from './limits.ts';
import { lineOfText } from './text.ts';

export const emailAddress = z
  .string()
  .trim()
  .max(limits.email.max)
  .pipe(z.email('Enter an e-mail address such as name@example.org.'));

export const newPassword = z
  .string()
  .min(limits.password.min, `Use at least ${limits.password.min} characters.`)
  .max(limits.password.max, `Use at most ${limits.password.max} characters.`);

export const user = z
  .strictObject({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    credits: z.int(),
    is_admin: z.boolean(),
    is_active: z.boolean(),
    is_email_verified: z.boolean(),
    created_at: z.iso.datetime(),
    last_login: z.iso.datetime().nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

export const registerInput = z.strictObject({
  email: emailAddress,
  password: newPassword,
  full_name: lineOfText(1, limits.fullName.max),
});
export const loginInput = z.strictObject({
  // Less strict than an address: whatever is no account is answered with "wrong".
  email: lineOfText(1, limits.email.max),
  password: z.string().min(1, 'Enter your password.').max(limits.password.max),
  remember_me: z.boolean().default(false),
});
export const authAnswer = z
  .strictObject({ access_token: z.string(), expires_in: z.int(), user })
  .meta({ id: 'AuthAnswer' });
export type AuthAnswer = z.infer<typeof authAnswer>;
export const tokenQuery = z.strictObject({ token: z.string().min(1).max(200) });
export const emailInput = z.strictObject({ email: emailAddress });
export type EmailInput = z.infer<typeof emailInput>;
export const resetPasswordInput = z.strictObject({
  token: z.string().min(1).max(200),
  new_password: newPassword,
});
export const messageAnswer = z.strictObject({ message: z.string() }).meta({ id: 'Message' });
export const creditsAnswer = z.strictObject({ credits: z.int() });
export const statusAnswer = z.strictObject({ user });
export type RegisterInput = z.infer<typeof registerInput>;
export type LoginInput = z.infer<typeof loginInput>;
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
