import { AppError, type ChatAllowance, limits } from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { chatAllowanceRow } from './chat-allowance.entity.ts';

const { freePerDay, pack } = limits.chat;
const day = 86_400_000;
const row = chatAllowanceRow.pick({ used: true, bought: true });

/** How many messages to the tutor a learner has left: free ones each UTC day, then bought ones. */
@Injectable()
export class ChatAllowances {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async left(userId: string): Promise<ChatAllowance> {
    const [found] = await this.database.query(
      row,
      `SELECT CASE WHEN day = $2::date THEN used ELSE 0 END AS used, bought
       FROM chat_allowances WHERE user_id = $1`,
      [userId, this.today()],
    );
    return this.shown(found ?? { used: 0, bought: 0 });
  }

  /**
   * Takes one message, in the transaction that keeps it: what fails is not taken. Throws
   * too_many_requests, with the seconds until the next day, when none is left.
   */
  async take(userId: string): Promise<ChatAllowance> {
    const [found] = await this.database.query(
      row,
      `INSERT INTO chat_allowances AS own (user_id, day, used, bought) VALUES ($1, $2::date, 1, 0)
       ON CONFLICT (user_id) DO UPDATE SET
         day = $2::date,
         used = CASE WHEN own.day <> $2::date THEN 1 ELSE least(own.used + 1, $3) END,
         bought = own.bought - CASE WHEN own.day = $2::date AND own.used >= $3 THEN 1 ELSE 0 END
       WHERE own.day <> $2::date OR own.used < $3 OR own.bought > 0
       RETURNING used, bought`,
      [userId, this.today(), freePerDay],
    );
    if (found) return this.shown(found);
    throw this.noneLeft();
  }

  /** Throws as `take`, before anything is done for a message that could not be taken. */
  async check(userId: string): Promise<void> {
    const { free_left, bought_left } = await this.left(userId);
    if (free_left + bought_left === 0) throw this.noneLeft();
  }

  /** Adds messages that do not expire, in the transaction that takes the credits for them. */
  async add(userId: string, packs: number): Promise<ChatAllowance> {
    const [found] = await this.database.query(
      row,
      `INSERT INTO chat_allowances AS own (user_id, day, used, bought) VALUES ($1, $2::date, 0, $3)
       ON CONFLICT (user_id) DO UPDATE SET bought = own.bought + $3
       RETURNING CASE WHEN day = $2::date THEN used ELSE 0 END AS used, bought`,
      [userId, this.today(), packs * pack],
    );
    if (!found) throw new Error('An allowance that was written is gone.');
    return this.shown(found);
  }

  private shown({ used, bought }: { used: number; bought: number }): ChatAllowance {
    return {
      free_left: Math.max(0, freePerDay - used),
      free_per_day: freePerDay,
      bought_left: bought,
      renews_at: new Date(this.midnight()).toISOString(),
    };
  }

  private noneLeft(): AppError {
    return new AppError(
      'too_many_requests',
      `You have used today’s ${freePerDay} free messages. Buy ${pack} more for one credit, or go on tomorrow: the day ends at midnight UTC.`,
      { retryAfter: Math.ceil((this.midnight() - this.clock.now().getTime()) / 1000) },
    );
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }

  private midnight(): number {
    return (Math.floor(this.clock.now().getTime() / day) + 1) * day;
  }
}
