import { AuthModule } from '@coursewright/auth';
import { CreditsModule } from '@coursewright/credits';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CheckLedger } from './check-ledger.ts';
import { CreateCheckout } from './create-checkout.ts';
import { GetPaymentSession } from './get-payment-session.ts';
import { ParkedPayments } from './parked-payments.ts';
import { paymentEntities } from './payment-entities.ts';
import { PaymentProvider } from './payment-provider.ts';
import { PaymentRecords } from './payment-records.ts';
import { PurchaseOrders } from './purchase-orders.ts';
import { ReconcilePurchases } from './reconcile-purchases.ts';
import { SettlePurchase } from './settle-purchase.ts';
import { DeliverTestEvent } from './test-checkout/deliver-test-event.ts';
import { PayTestSession } from './test-checkout/pay-test-session.ts';
import { TestCheckoutController } from './test-checkout/test-checkout.controller.ts';
import { TestStripe } from './test-checkout/test-stripe.ts';
import { StripeWebhookController } from './webhook/stripe-webhook.controller.ts';
import { ReceiveStripeEvent } from './webhook/receive-stripe-event.ts';

/** Which class serves which operation. */
export const paymentUseCases = {
  createCheckout: CreateCheckout,
  paymentSession: GetPaymentSession,
} satisfies UseCaseClasses;
const useCases = [
  ...Object.values(paymentUseCases),
  SettlePurchase,
  ReceiveStripeEvent,
  ReconcilePurchases,
  CheckLedger,
];

@Module({
  imports: [TypeOrmModule.forFeature(paymentEntities), AuthModule, CreditsModule],
  controllers: [...endpointsOf(paymentUseCases), StripeWebhookController, TestCheckoutController],
  providers: [
    ...useCases,
    PurchaseOrders,
    ParkedPayments,
    PaymentProvider,
    PaymentRecords,
    TestStripe,
    PayTestSession,
    DeliverTestEvent,
  ],
  exports: [...useCases, PurchaseOrders, ParkedPayments],
})
export class PaymentsModule {}
