import {
  prices,
  type PurchaseAllowanceBody,
  type PurchasedAllowance,
} from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ChatAllowances } from './chat-allowances.ts';

/** Messages to the tutor for credits: the debit, its row and the messages are one step. */
@Injectable()
export class PurchaseAllowance implements Record<'run', UseCases['purchaseChatAllowance']['run']> {
  constructor(
    private readonly ledger: Ledger,
    private readonly allowances: ChatAllowances,
  ) {}

  run(
    { userId }: Caller,
    { packs }: PurchaseAllowanceBody,
    attempt: Attempt,
  ): Promise<PurchasedAllowance> {
    return attempt.once(async () => {
      const credits = await this.ledger.spend(
        userId,
        packs * prices.chatPack,
        'chat_allowance_purchase',
        {},
      );
      return { credits, allowance: await this.allowances.add(userId, packs) };
    });
  }
}
