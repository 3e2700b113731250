import type { ModelConfig } from '@coursewright/platform';
import type { Author } from '../author.ts';
import type { Chat } from './chat.ts';
import { lazyChat } from './chats.ts';
import { ModelAuthor } from './model-author.ts';
import { type RetryLimits, usualRetries } from './retrying-chat.ts';

export { createChat } from './chats.ts';
export type { RetryLimits } from './retrying-chat.ts';
export { ProviderUnusable } from './provider-failure.ts';

interface ModelAuthorOptions {
  /** Default: loaded with the first call. */
  readonly chat?: Chat;
  /** For specs; the usual one suits real providers. */
  readonly retryLimits?: RetryLimits;
}

/** The author that writes through the configured model. */
export function createModelAuthor(
  config: ModelConfig,
  { chat = lazyChat(config), retryLimits = usualRetries }: ModelAuthorOptions = {},
): Author {
  return new ModelAuthor({ chat, config, retryLimits });
}
