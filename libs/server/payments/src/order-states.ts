import type { OrderStatus } from './purchase-order.entity.ts';

/**
 * Every way in which an order changes its status; `PurchaseOrders` is the only writer. News may
 * come late and in any order, so what a move does not set out from is no error: the order stays
 * where it is.
 */
export const orderMoves = {
  /** A request asks the provider for a checkout; again, when the one before got none. */
  claim: { from: ['new', 'failed'], to: 'new' },
  /** The provider has a checkout for it. A webhook may have been quicker than the answer. */
  open: { from: ['new', 'failed', 'open'], to: 'open' },
  /** The provider refused, did not answer, or knows nothing of it. */
  fail: { from: ['new', 'failed'], to: 'failed' },
  /** The buyer is through: that stays, whatever event follows. */
  complete: { from: ['new', 'failed', 'open', 'expired', 'complete'], to: 'complete' },
  /** The checkout has run out without a payment. */
  expire: { from: ['new', 'failed', 'open', 'expired'], to: 'expired' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;
export type OrderMove = keyof typeof orderMoves;

/** What the provider says of a checkout, as the move that it asks for. */
export const moveOfNews = { open: 'open', complete: 'complete', expired: 'expire' } as const;

/** SQL: the status after a move, where the other columns change in any case. */
export const statusAfter = (move: OrderMove): string =>
  `CASE WHEN ${mayMove(move)} THEN '${orderMoves[move].to}' ELSE status END`;

/** SQL: whether the order is in a state that the move starts from. */
export const mayMove = (move: OrderMove): string =>
  `status IN (${orderMoves[move].from.map((status) => `'${status}'`).join(', ')})`;
