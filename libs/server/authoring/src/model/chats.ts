import type { ModelConfig } from '@coursewright/platform';
import type { Chat } from './chat.ts';

/** The one place that knows which client library speaks to which provider. A library is loaded with the first call: most servers need one, the builtin author none. */
export function createChat(config: ModelConfig): Chat {
  let chat: Promise<Chat> | undefined;
  return async (messages, options) => (await (chat ??= load(config)))(messages, options);
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
  }
}
