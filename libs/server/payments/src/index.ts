export * from './create-checkout.ts';
export * from './get-payment-session.ts';
export * from './parked-payments.ts';
export * from './payments.module.ts';
export * from './purchase-orders.ts';
export * from './reconcile-purchases.ts';
export * from './settle-purchase.ts';
export * from './test-checkout/test-stripe.ts';
