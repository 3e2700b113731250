import { Database, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { purchaseOrderRow } from './purchase-order.entity.ts';

const exportedRow = purchaseOrderRow.pick({
  id: true,
  quantity: true,
  unit_amount: true,
  currency: true,
  status: true,
  is_paid: true,
  session_id: true,
  refunded_amount: true,
  credited: true,
  taken_back: true,
  created_at: true,
  credited_at: true,
});

/** The purchases of a user, in the export of all own data. */
@Injectable()
export class PaymentRecords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({ name: 'purchases', read: (userId) => this.read(userId) });
  }

  private async *read(userId: string): AsyncGenerator<object> {
    yield* await this.database.query(
      exportedRow,
      `SELECT id, quantity, unit_amount, currency, status, is_paid, session_id, refunded_amount, credited, taken_back, created_at, credited_at
       FROM purchase_orders WHERE user_id = $1 ORDER BY created_at, id`,
      [userId],
    );
  }
}
