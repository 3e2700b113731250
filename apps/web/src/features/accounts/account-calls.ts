import {
  emailInput,
  loginInput,
  accountOperations,
  authOperations,
  systemOperations,
  registerInput,
  type EmailInput,
  type RegisterInput,
} from '@coursewright/contract';
import { rest } from '../../shared/rest.ts';

/** What the screens before the login send and ask. Throws RequestError. */
export const accountCalls = {
  register: (input: RegisterInput) => rest(authOperations.register, { body: input }),
  forgotPassword: (input: EmailInput) => rest(authOperations.forgotPassword, { body: input }),
  resendVerification: (input: EmailInput) =>
    rest(authOperations.resendVerification, { body: input }),
  capabilities: () => rest(systemOperations.capabilities, {}),
  profile: () => rest(accountOperations.profile, {}),
};

/** What may be sent. */
export const accountRules = { login: loginInput, register: registerInput, email: emailInput };
