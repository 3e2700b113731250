import type { ModelConfig } from '@coursewright/platform';
import type { Author } from './author.ts';
import { ExtractiveAuthor } from './extractive/index.ts';

/** The author that the configuration asks for. The model's client libraries are large, so they are loaded only where one is configured. */
export async function createAuthor(config: ModelConfig): Promise<Author> {
  if (config.provider === 'builtin') return new ExtractiveAuthor();
  const { createModelAuthor } = await import('./model/index.ts');
  return createModelAuthor(config);
}
