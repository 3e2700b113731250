import {
  checkoutInput,
  checkoutStarted,
  paymentSession,
  paymentSessionInput,
} from '../payments.ts';
import type { Operation } from './operation.ts';

/** Buying credits. */
export const paymentsOperations = {
  createCheckout: {
    method: 'POST',
    path: '/payments/checkout-sessions',
    procedure: 'payments.createCheckout',
    access: 'signed_in',
    idempotent: true,
    status: 201,
    summary: 'Begin a purchase of credits',
    body: checkoutInput,
    output: checkoutStarted,
  },
  paymentSession: {
    method: 'GET',
    path: '/payments/session/{id}',
    procedure: 'payments.session',
    access: 'signed_in',
    status: 200,
    summary: 'Own purchase; credits a paid one whose webhook is late',
    params: paymentSessionInput,
    output: paymentSession,
  },
  stripeWebhook: {
    method: 'POST',
    path: '/webhooks/stripe',
    byHand: true,
    access: 'signature',
    status: 200,
    summary: "The payment provider's signed events",
    consumes: 'application/json',
  },
} as const satisfies Record<string, Operation>;
