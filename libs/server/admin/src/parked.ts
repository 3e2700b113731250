import {
  AppError,
  type ParkedPaymentPage,
  type ParkedPaymentsQuery,
  type ParkedPaymentView,
} from '@coursewright/contract';
import { parkingReasons, type ParkingReason } from '@coursewright/payments';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { Filters, pageOf } from './filters.ts';

interface Row extends Omit<ParkedPaymentView, 'created_at' | 'resolved_at' | 'message'> {
  readonly created_at: Date;
  readonly resolved_at: Date | null;
}

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
    const { rows, ...rest } = await pageOf<Row>(
      this.database,
      { columns, from: 'parked_payments item', joins, order: 'item.created_at DESC, item.id' },
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
    const [row] = await this.database.query<Row>(
      `SELECT ${columns} FROM parked_payments item ${joins} WHERE item.id = $1`,
      [id],
    );
    if (!row) throw new AppError('not_found', 'There is no such parked payment.');
    return shown(row);
  }

  /** How it stands, for the audit log. */
  async look(id: string): Promise<object | undefined> {
    const [row] = await this.database.query<object>(
      'SELECT reason, resolved_at, resolution FROM parked_payments WHERE id = $1',
      [id],
    );
    return row;
  }

  /** Throws conflict when it is closed already. */
  async close(id: string, by: string, resolution: string): Promise<void> {
    const rows = await this.database.query(
      'UPDATE parked_payments SET resolved_at = $2, resolved_by = $3, resolution = $4 WHERE id = $1 AND resolved_at IS NULL RETURNING id',
      [id, this.clock.now(), by, resolution],
    );
    if (rows.length === 0) throw new AppError('conflict', 'This payment is closed already.');
  }
}

const known = (reason: string): reason is ParkingReason => reason in parkingReasons;
const shown = (row: Row): ParkedPaymentView => ({
  ...row,
  message: known(row.reason) ? parkingReasons[row.reason] : row.reason,
  created_at: row.created_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
});
