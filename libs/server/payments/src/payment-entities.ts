import { LedgerDiscrepancyRow } from './ledger-discrepancy.entity.ts';
import { ParkedPaymentRow } from './parked-payment.entity.ts';
import { PaymentDisputeRow } from './payment-dispute.entity.ts';
import { PurchaseOrderRow } from './purchase-order.entity.ts';
import { TestCheckoutObjectRow } from './test-checkout/test-checkout-object.entity.ts';
import { PaymentEventRow } from './webhook/payment-event.entity.ts';

export const paymentEntities = [
  PurchaseOrderRow,
  PaymentDisputeRow,
  PaymentEventRow,
  ParkedPaymentRow,
  LedgerDiscrepancyRow,
  TestCheckoutObjectRow,
];
