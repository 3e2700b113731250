import { Clock, Database } from '@coursewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { ParkedPaymentRow, parkedPaymentRow } from './parked-payment.entity.ts';

/** Why a payment could not be turned into credits, in words for an administrator. */
export const parkingReasons = {
  unknown_order: 'No order belongs to this payment.',
  wrong_session: 'The session is not the one of the order.',
  wrong_user: 'The payment names another user than the order.',
  wrong_amount: 'The amount is not the one of the order.',
  wrong_currency: 'The currency is not the one of the order.',
  wrong_quantity: 'The payment names another quantity than the order.',
  account_closed: 'The account is disabled or deleted.',
  balance_full: 'The balance cannot hold that many credits.',
} as const;
export type ParkingReason = keyof typeof parkingReasons;

export interface ParkedPayment {
  /**
   * What the payment is known by: the order, or the provider's id. One subject is parked once per
   * reason.
   */
  readonly subject: string;
  readonly reason: ParkingReason;
  readonly orderId?: string;
  readonly eventId?: string;
  readonly details: Record<string, unknown>;
}

/** Rows of parked_payments: money that came and waits for an administrator. */
@Injectable()
export class ParkedPayments {
  private readonly log = new Logger(ParkedPayments.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async park({ subject, reason, orderId, eventId, details }: ParkedPayment): Promise<void> {
    const [parked] = await this.database.query(
      parkedPaymentRow.pick({ id: true }),
      `INSERT INTO parked_payments (subject, reason, order_id, event_id, details, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (subject, reason) WHERE resolved_at IS NULL DO NOTHING RETURNING id`,
      [
        subject,
        reason,
        orderId ?? null,
        eventId ?? null,
        JSON.stringify(details),
        this.clock.now(),
      ],
    );
    if (parked)
      this.log.error(
        { parked_payment: parked.id, order_id: orderId, event_id: eventId, reason },
        'A payment waits for an administrator',
      );
  }

  /** Closes what is parked for an order, now that it has been settled. */
  async resolveOf(orderId: string, resolution: string): Promise<void> {
    await this.database.repository(ParkedPaymentRow, (payments) =>
      payments.update(
        { order_id: orderId, resolved_at: IsNull() },
        { resolved_at: this.clock.now(), resolution },
      ),
    );
  }
}
