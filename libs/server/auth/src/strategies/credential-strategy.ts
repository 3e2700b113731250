import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-strategy';

type Verify = (
  request: FastifyRequest,
  credential: string,
  done: (error: unknown, caller?: object | null) => void,
) => void;

/** Base of strategies that find one string in a request and ask `verify` whose it is. */
export class CredentialStrategy extends Strategy {
  /** `credentialOf` gives null where the request has none; the next strategy is tried then. */
  constructor(
    private readonly credentialOf: (request: FastifyRequest) => string | null,
    private readonly verify: Verify,
  ) {
    super();
  }

  override authenticate(request: FastifyRequest): void {
    const credential = this.credentialOf(request);
    if (credential === null) return this.fail();
    this.verify(request, credential, (error, caller) => {
      if (error) this.error(error);
      else if (caller) this.success(caller);
      else this.fail();
    });
  }
}
