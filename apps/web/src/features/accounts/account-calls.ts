import {
  emailInput,
  loginInput,
  operations,
  registerInput,
  type EmailInput,
  type RegisterInput,
} from '@coursewright/contract';
import { rest } from '../../shared/rest.ts';

/** What the screens before the login send and ask. Throws RequestError. */
export const accountCalls = {
  register: (input: RegisterInput) => rest(operations.register, { body: input }),
  forgotPassword: (input: EmailInput) => rest(operations.forgotPassword, { body: input }),
  resendVerification: (input: EmailInput) => rest(operations.resendVerification, { body: input }),
  capabilities: () => rest(operations.capabilities, {}),
  profile: () => rest(operations.profile, {}),
};

/** What may be sent. */
export const accountRules = { login: loginInput, register: registerInput, email: emailInput };
