import type { ModelConfig } from '@coursewright/platform';
import type { Chat } from './chat.ts';
import { isShipped } from './shipped-providers.ts';

/**
 * How we speak to the provider that the configuration names. A library that we ship is loaded with
 * the first call: most servers need one, the builtin author none. That of any other provider is
 * loaded now, so that a missing package stops the start (ProviderUnusable) and not the first
 * course.
 */
export async function createChat(config: ModelConfig): Promise<Chat> {
  return isShipped(config.provider) ? lazyChat(config) : load(config);
}

/** As `createChat`, loaded with the first call in any case. */
export function lazyChat(config: ModelConfig): Chat {
  let chat: Promise<Chat> | undefined;
  const loaded = (): Promise<Chat> => (chat ??= load(config));
  return Object.assign<Chat, Pick<Chat, 'load'>>(
    async (messages, options) => (await loaded())(messages, options),
    { load: async () => void (await loaded()) },
  );
}

async function load(config: ModelConfig): Promise<Chat> {
  switch (config.provider) {
    case 'openai':
      return (await import('./chats/openai-chat.ts')).openaiChat(config);
    case 'anthropic':
      return (await import('./chats/anthropic-chat.ts')).anthropicChat(config);
    case 'google':
      return (await import('./chats/google-chat.ts')).googleChat(config);
    case 'ollama':
      return (await import('./chats/ollama-chat.ts')).ollamaChat(config);
    case 'builtin':
      throw new Error('The builtin author uses no model');
    default:
      return (await import('./chats/further-chat.ts')).furtherChat(config);
  }
}
