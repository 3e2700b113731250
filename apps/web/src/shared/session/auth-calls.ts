import { operations } from '@coursewright/contract';
import type { AuthCalls } from './session.ts';
import { rest } from '../rest.ts';

/** The session's calls over REST: they set and read the refresh cookie, which tRPC cannot. */
export const authCalls: AuthCalls = {
  login: (input) => rest(operations.login, { body: input }),
  refresh: () => rest(operations.refresh, {}),
  logout: async () => {
    // Whoever logs out often closes the page next.
    await rest(operations.logout, { keepalive: true });
  },
  credits: async () => (await rest(operations.credits, {})).credits,
};
