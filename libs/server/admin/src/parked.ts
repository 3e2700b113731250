import {
  AppError,
  parkedPayment,
  type ParkedPaymentPage,
  type ParkedPaymentsQuery,
  type ParkedPaymentView,
  Refusal,
  say,
} from '@coursewright/contract';
import {
  ParkedPaymentRow,
  parkedPaymentRow,
  parkingReasons,
  type ParkingReason,
} from '@coursewright/payments';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { z } from 'zod';
import { Filters, pageOf } from './filters.ts';

const row = parkedPaymentRow
  .omit({ subject: true, resolved_by: true })
  .extend({ user: parkedPayment.shape.user });

const columns = `item.id, item.reason, item.order_id, item.event_id, item.details, item.created_at, item.resolved_at, item.resolution,
  CASE WHEN owner.id IS NULL THEN NULL ELSE json_build_object('id', owner.id, 'email', owner.email, 'full_name', owner.full_name) END AS "user"`;
const joins =
  'LEFT JOIN purchase_orders purchase ON purchase.id = item.order_id LEFT JOIN users owner ON owner.id = purchase.user_id';

/** Parked payments as administrators see and close them. */
@Injectable()
export class Parked {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async page(query: ParkedPaymentsQuery): Promise<ParkedPaymentPage> {
    const filters = new Filters()
      .findFirst('item.resolved_at IS NOT NULL', query.is_resolved === true)
      .findFirst('item.resolved_at IS NULL', query.is_resolved === false);
    const { rows, ...rest } = await pageOf(
      this.database,
      { row, columns, from: 'parked_payments item', joins, order: 'item.created_at DESC, item.id' },
      filters,
      query,
    );
    return {
      parked_payments: rows.map(shown),
      ...rest,
      page: query.page,
      per_page: query.per_page,
    };
  }

  /** Throws not_found. */
  async one(id: string): Promise<ParkedPaymentView> {
    const [found] = await this.database.query(
      row,
      `SELECT ${columns} FROM parked_payments item ${joins} WHERE item.id = $1`,
      [id],
    );
    if (!found) throw new AppError('not_found', 'Parked payment not found.');
    return shown(found);
  }

  /** Its state, for the audit log. */
  async snapshot(id: string): Promise<object | null> {
    const payment = await this.database.repository(ParkedPaymentRow, (payments) =>
      payments.findOneBy({ id }),
    );
    return (
      payment && {
        reason: payment.reason,
        resolved_at: payment.resolved_at,
        resolution: payment.resolution,
      }
    );
  }

  /** Throws conflict when it is closed already. */
  async close(id: string, by: string, resolution: string): Promise<void> {
    const { affected } = await this.database.repository(ParkedPaymentRow, (payments) =>
      payments.update(
        { id, resolved_at: IsNull() },
        { resolved_at: this.clock.now(), resolved_by: by, resolution },
      ),
    );
    if (affected === 0) throw new Refusal('conflict', say('payment_closed'));
  }
}

const known = (reason: string): reason is ParkingReason => reason in parkingReasons;
const shown = (payment: z.output<typeof row>): ParkedPaymentView => ({
  ...payment,
  message: known(payment.reason) ? parkingReasons[payment.reason] : payment.reason,
  created_at: payment.created_at.toISOString(),
  resolved_at: payment.resolved_at?.toISOString() ?? null,
});
