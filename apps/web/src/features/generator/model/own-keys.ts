import type { KeyProvider, UserKey } from '@coursewright/contract';

/** Providers whose saved key a course can be started with, the field that names it, and what it does there. */
export const usableProviders = ['google', 'perplexity'] as const satisfies KeyProvider[];
export type UsableProvider = (typeof usableProviders)[number];

export const keyUses: Record<
  UsableProvider,
  { field: 'google_key_token' | 'pplx_key_token'; name: string; explanation: string }
> = {
  google: {
    field: 'google_key_token',
    name: 'Write with Gemini, on my Google key',
    explanation:
      'Gemini writes the course in place of this installation’s author; Google bills you for it.',
  },
  perplexity: {
    field: 'pplx_key_token',
    name: 'Search with my Perplexity key',
    explanation:
      'Perplexity searches the web for the course; it bills you for it. Nothing is searched for where only your documents count.',
  },
};

export type UsableKey = UserKey & { provider: UsableProvider };
export const usableKeys = (keys: readonly UserKey[]): UsableKey[] =>
  keys.filter((key): key is UsableKey => usableProviders.some((each) => each === key.provider));

/** The fields of the request that name the chosen keys; one that was deleted meanwhile is left out. */
export const keyTokens = (chosen: readonly UsableProvider[], keys: readonly UserKey[]) =>
  Object.fromEntries(
    usableKeys(keys)
      .filter(({ provider }) => chosen.includes(provider))
      .map(({ provider, token }) => [keyUses[provider].field, token]),
  );
