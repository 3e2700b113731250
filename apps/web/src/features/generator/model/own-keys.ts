import type { KeyProvider, UserKey } from '@coursewright/contract';

/** Providers whose saved key a course can be started with. */
export const usableProviders = ['google', 'perplexity'] as const satisfies KeyProvider[];
export type UsableProvider = (typeof usableProviders)[number];

const keyFields = {
  google: 'google_key_token',
  perplexity: 'pplx_key_token',
} as const satisfies Record<UsableProvider, string>;

export type UsableKey = UserKey & { provider: UsableProvider };
export const usableKeys = (keys: readonly UserKey[]): UsableKey[] =>
  keys.filter((key): key is UsableKey => usableProviders.some((each) => each === key.provider));

/**
 * The fields of the request that name the chosen keys; one that was deleted meanwhile is left out.
 */
export const keyTokens = (chosen: readonly UsableProvider[], keys: readonly UserKey[]) =>
  Object.fromEntries(
    usableKeys(keys)
      .filter(({ provider }) => chosen.includes(provider))
      .map(({ provider, token }) => [keyFields[provider], token]),
  );
