import { z } from 'zod';
import { newPassword } from './auth.ts';
import { languageTag } from './languages.ts';
import { limits } from './limits.ts';
import { lineOfText } from './text.ts';

/** The account of the caller, as he sees and changes it himself. */

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const profile = z
  .strictObject({
    email: z.string(),
    full_name: z.string(),
    language: z
      .string()
      .nullable()
      .describe('Of the interface and of mails; null follows the browser.'),
    theme: z.enum(themes),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

/** What is absent stays as it is. */
export const updateProfileInput = z.strictObject({
  full_name: lineOfText(1, limits.fullName.max).optional(),
  language: languageTag.nullable().optional(),
  theme: z.enum(themes).optional(),
});
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;

const typedPassword = z.string().min(1, 'Enter your password.').max(limits.password.max);

export const changePasswordInput = z.strictObject({
  current_password: typedPassword,
  new_password: newPassword,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const deleteAccountInput = z.strictObject({
  password: typedPassword,
  email: lineOfText(1, limits.email.max).describe('The address of the account, typed to confirm.'),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** A login on one device that has neither ended nor expired. */
export const ownSession = z
  .strictObject({
    id: z.uuid(),
    device: z.string().describe('Browser and system in English, e.g. "Firefox on Linux".'),
    browser: z.string().nullable().describe('Null where it is not known, as is `system`.'),
    system: z.string().nullable(),
    ip: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type OwnSession = z.infer<typeof ownSession>;
export const ownSessions = z.strictObject({ sessions: z.array(ownSession) });
export const revokedAnswer = z.strictObject({
  revoked: z.int().describe('How many sessions have been ended.'),
});

/**
 * `read`: see courses, documents, progress and credits. `generate`: start and stop courses, upload
 * and delete documents.
 */
export const apiScopes = ['read', 'generate'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiToken = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    last_used_at: z.iso.datetime().nullable().describe('To the minute.'),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiToken>;
export const apiTokenList = z.strictObject({
  api_tokens: z.array(apiToken).max(limits.apiTokens.perUser),
});
export const createApiTokenInput = z.strictObject({
  name: lineOfText(1, limits.apiTokens.nameMax),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1, 'Choose at least one scope.')
    .max(apiScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once.'),
  expires_in_days: z
    .int()
    .min(1)
    .max(limits.apiTokens.maxDays)
    .optional()
    .describe('Absent: until it is revoked.'),
});
export type CreateApiTokenInput = z.infer<typeof createApiTokenInput>;
/** The only answer that shows the token itself. */
export const createdApiToken = apiToken
  .extend({ token: z.string() })
  .meta({ id: 'CreatedApiToken' });
export type CreatedApiToken = z.infer<typeof createdApiToken>;

/** Providers that a user may bring a key of his own for. */
export const keyProviders = [
  'openai',
  'anthropic',
  'google',
  'perplexity',
  'brave',
  'tavily',
] as const;
export type KeyProvider = (typeof keyProviders)[number];

export const userKey = z
  .strictObject({
    provider: z.enum(keyProviders),
    token: z
      .string()
      .describe(
        'Stands for the key where one is asked for, e.g. as google_key_token. Worth nothing to anybody else.',
      ),
    last_four: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime().describe('When the key is forgotten, unless it is used before.'),
  })
  .meta({ id: 'UserKey' });
export type UserKey = z.infer<typeof userKey>;
export const userKeyList = z.strictObject({ keys: z.array(userKey).max(keyProviders.length) });
export const keyProviderInput = z.strictObject({ provider: z.enum(keyProviders) });
export const saveUserKeyBody = z.strictObject({
  key: z
    .string()
    .trim()
    .min(limits.userKey.min, `A key has at least ${limits.userKey.min} characters.`)
    .max(limits.userKey.max, `A key has at most ${limits.userKey.max} characters.`)
    .regex(/^[\x21-\x7e]+$/, 'A key has neither spaces nor letters beyond ASCII.'),
});
export const saveUserKeyInput = keyProviderInput.extend(saveUserKeyBody.shape);
export type SaveUserKeyInput = z.infer<typeof saveUserKeyInput>;
