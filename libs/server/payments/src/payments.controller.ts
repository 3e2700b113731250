import {
  AppError,
  checkoutInput,
  paymentSessionInput,
  operations,
  type CheckoutInput,
  type CheckoutStarted,
  type PaymentSession,
} from '@coursewright/contract';
import { CalledWith, Rest, SignedInCaller } from '@coursewright/platform';
import type { CallOptions, Caller } from '@coursewright/rpc';
import { Body, Controller, Headers, Param, Req } from '@nestjs/common';
import { CreateCheckout } from './create-checkout.ts';
import { GetPaymentSession } from './get-payment-session.ts';
import { ReceiveStripeEvent } from './webhook/receive-stripe-event.ts';

@Controller()
export class PaymentsController {
  constructor(
    private readonly createCheckout: CreateCheckout,
    private readonly getPaymentSession: GetPaymentSession,
    private readonly receiveStripeEvent: ReceiveStripeEvent,
  ) {}

  @Rest(operations.createCheckout)
  checkout(
    @SignedInCaller() caller: Caller,
    @Body({ schema: checkoutInput }) body: CheckoutInput,
    @CalledWith() options: CallOptions,
  ): Promise<CheckoutStarted> {
    return this.createCheckout.run(caller, body, options);
  }

  @Rest(operations.paymentSession)
  session(
    @SignedInCaller() caller: Caller,
    @Param({ schema: paymentSessionInput }) params: { id: string },
  ): Promise<PaymentSession> {
    return this.getPaymentSession.run(caller, params);
  }

  /** The body is what was signed, byte for byte. */
  @Rest(operations.stripeWebhook)
  async webhook(
    @Req() request: { readonly body: unknown },
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<void> {
    if (typeof request.body !== 'string')
      throw new AppError('bad_request', 'The signature is not valid.');
    await this.receiveStripeEvent.run(request.body, signature);
  }
}
