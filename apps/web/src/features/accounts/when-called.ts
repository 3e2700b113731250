/**
 * The contract and what speaks by it, for the screens before the login: fetched when a form is
 * first touched, so that nobody waits for it to see the page.
 */
const parts = () => import('./account-calls.ts');

export const calls = async () => (await parts()).accountCalls;
export const rules = {
  login: async () => (await parts()).accountRules.login,
  register: async () => (await parts()).accountRules.register,
  email: async () => (await parts()).accountRules.email,
};
