import type { KeyProvider } from '@coursewright/contract';

/**
 * A user's own key, in the clear: for one call to its provider, never to be stored, logged or put
 * into a job.
 */
export interface ResolvedUserKey {
  readonly provider: KeyProvider;
  readonly apiKey: string;
  /** Absent: the provider's own address. */
  readonly baseUrl?: string;
}

/**
 * Model and search keys that users bring; implemented by auth. A job carries the token and resolves
 * it when it calls the provider.
 */
export abstract class UserKeys {
  /**
   * The key that `token` (`key_…`) stands for. Throws not_found when it is unknown, expired, or
   * another user's.
   */
  abstract resolve(userId: string, token: string): Promise<ResolvedUserKey>;
}
