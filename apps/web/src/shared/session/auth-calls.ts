import { authOperations } from '@coursewright/contract';
import type { AuthCalls } from './session.ts';
import { rest } from '../rest.ts';

/** The session's calls over REST: they set and read the refresh cookie, which tRPC cannot. */
export const authCalls: AuthCalls = {
  login: (input) => rest(authOperations.login, { body: input }),
  refresh: () => rest(authOperations.refresh, {}),
  logout: async () => {
    // Whoever logs out often closes the page next.
    await rest(authOperations.logout, { keepalive: true });
  },
  credits: async () => (await rest(authOperations.credits, {})).credits,
};
