import type { ModelConfig } from '@coursewright/platform';
import type { Author } from '../author.ts';
import { createChat } from './chats.ts';
import { ModelAuthor } from './model-author.ts';
import { type Patience, usualPatience } from './patient-chat.ts';

export type { Patience } from './patient-chat.ts';

/** The author that writes through the configured model. `patience` is for specs; the usual one suits real providers. */
export function createModelAuthor(config: ModelConfig, patience: Patience = usualPatience): Author {
  return new ModelAuthor({ chat: createChat(config), config, patience });
}
