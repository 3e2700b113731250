/**
 * Providers whose client libraries we ship, each with a chat of its own. MODEL may name others,
 * whose package the operator adds.
 */
export const shippedProviders = ['openai', 'anthropic', 'google', 'ollama'] as const;

export const isShipped = (provider: string): boolean =>
  shippedProviders.some((shipped) => shipped === provider);
