import {
  emailInput,
  resetPasswordInput,
  type ResetPasswordInput,
  operations,
} from '@coursewright/contract';
import { CameFrom, Rest } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Body, Controller } from '@nestjs/common';
import { ForgotPassword } from './forgot-password.ts';
import { ResetPassword } from './reset-password.ts';

@Controller()
export class PasswordResetController {
  constructor(
    private readonly forgotPassword: ForgotPassword,
    private readonly resetPassword: ResetPassword,
  ) {}

  @Rest(operations.forgotPassword)
  forgot(
    @CameFrom() origin: Origin,
    @Body({ schema: emailInput }) body: { email: string },
  ): Promise<{ message: string }> {
    return this.forgotPassword.run(origin, body);
  }

  @Rest(operations.resetPassword)
  reset(
    @CameFrom() origin: Origin,
    @Body({ schema: resetPasswordInput }) body: ResetPasswordInput,
  ): Promise<{ message: string }> {
    return this.resetPassword.run(origin, body);
  }
}
