import * as chat from '../chatbot.ts';
import type { Operation } from './operation.ts';

const signInFor = 'Authentication required. Please log in.';

/** The tutor. */
export const chatbotOperations = {
  chat: {
    method: 'POST',
    path: '/chatbot/chat',
    procedure: 'chatbot.chat',
    access: 'signed_in',
    signInFor,
    scope: 'generate',
    idempotent: true,
    status: 200,
    summary: 'Ask about a lesson; the answer rests on the sources of its course',
    body: chat.chatBody,
    output: chat.chatAnswer,
  },
  chatStream: {
    method: 'POST',
    path: '/chatbot/chat/stream',
    byHand: true,
    access: 'signed_in',
    signInFor,
    scope: 'generate',
    idempotent: true,
    status: 200,
    summary:
      'The same as server-sent events: `text` tells each sentence once it is checked, then `answer`, or `failed` with the error. Who leaves stops the answer',
    body: chat.chatBody,
    produces: 'text/event-stream',
  },
  chatThread: {
    method: 'GET',
    path: '/v1/learning-paths/{id}/submodules/{submodule_id}/chat',
    procedure: 'chatbot.thread',
    access: 'signed_in',
    signInFor,
    scope: 'read',
    status: 200,
    summary: 'What was said about a lesson, the newest messages, and how many are left',
    params: chat.chatThreadParams,
    query: chat.chatThreadQuery,
    output: chat.chatThread,
  },
  clearChat: {
    method: 'POST',
    path: '/chatbot/clear',
    procedure: 'chatbot.clear',
    access: 'signed_in',
    signInFor,
    scope: 'generate',
    status: 204,
    summary: 'Delete what was said about a lesson',
    body: chat.clearChatBody,
  },
  purchaseChatAllowance: {
    method: 'POST',
    path: '/chatbot/purchase-allowance',
    procedure: 'chatbot.purchaseAllowance',
    access: 'signed_in',
    signInFor,
    idempotent: true,
    status: 200,
    summary: 'Buy messages to the tutor with credits',
    body: chat.purchaseAllowanceBody,
    output: chat.purchasedAllowance,
  },
} as const satisfies Record<string, Operation>;
