import { ConfigError, type ModelConfig } from '@coursewright/platform';
import type { Author } from './author.ts';
import { ExtractiveAuthor } from './extractive/index.ts';

/**
 * The author that the configuration asks for; throws ConfigError where it names a provider that
 * cannot be used. The model's client libraries are large, so they are loaded only where one is
 * configured.
 */
export async function createAuthor(config: ModelConfig): Promise<Author> {
  if (config.provider === 'builtin') return new ExtractiveAuthor();
  const { createChat, createModelAuthor, ProviderUnusable } = await import('./model/index.ts');
  const chat = await createChat(config).catch((error: unknown) => {
    throw error instanceof ProviderUnusable
      ? new ConfigError(error.message, { cause: error })
      : error;
  });
  return createModelAuthor(config, { chat });
}
