import type { RegisterInput } from '@coursewright/contract';
import type { Origin, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuthLimits } from './auth-limits.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { Passwords } from './passwords.ts';
import { Registrations } from './registrations.ts';

/**
 * Creates an account. Whether the address has one already is told to its owner by mail, and to
 * nobody else: both cases answer and cost the same.
 */
@Injectable()
export class Register implements Record<'run', UseCases['register']['run']> {
  constructor(
    private readonly limits: AuthLimits,
    private readonly passwords: Passwords,
    private readonly registrations: Registrations,
  ) {}

  async run(
    origin: Origin,
    { email, password, full_name: fullName }: RegisterInput,
  ): Promise<{ message: string }> {
    refuseWeakPassword(password, { email, fullName });
    await this.limits.take('register', origin);
    const passwordHash = await this.passwords.hash(password);
    await this.registrations.ask({
      email,
      fullName,
      passwordHash,
      acceptLanguage: origin.language,
    });
    return {
      message: 'We have sent you a message. Open the link in it to confirm your e-mail address.',
    };
  }
}
