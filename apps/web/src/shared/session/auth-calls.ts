import { restRoutes } from '@coursewright/contract';
import type { AuthCalls } from './session.ts';
import { rest } from '../rest.ts';

/** The session's calls over REST: they set and read the refresh cookie, which no other door can. */
export const authCalls: AuthCalls = {
  login: (input) => rest(restRoutes.login, { body: input }),
  refresh: () => rest(restRoutes.refresh, {}),
  logout: async () => {
    await rest(restRoutes.logout, {});
  },
  credits: async () => (await rest(restRoutes.credits, {})).credits,
};
