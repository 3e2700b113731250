import { operations, Refusal, sayAs } from '@coursewright/contract';
import { Rest } from '@coursewright/platform';
import { Controller, Headers, Req } from '@nestjs/common';
import { ReceiveStripeEvent } from './receive-stripe-event.ts';

@Controller()
export class StripeWebhookController {
  constructor(private readonly receiveStripeEvent: ReceiveStripeEvent) {}

  /** The body is what was signed, byte for byte. */
  @Rest(operations.stripeWebhook)
  async receive(
    @Req() request: { readonly body: unknown },
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<void> {
    if (typeof request.body !== 'string')
      throw new Refusal('bad_request', sayAs('malformed_request', 'The signature is not valid.'));
    await this.receiveStripeEvent.run(request.body, signature);
  }
}
