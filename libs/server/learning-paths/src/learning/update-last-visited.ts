import type { LastVisitedInput, LearningPathEntry } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { PlaceEvents } from './place-events.ts';

/** Notes which lesson was opened last. */
@Injectable()
export class UpdateLastVisited implements Record<'run', UseCases['updateLastVisited']['run']> {
  constructor(private readonly events: PlaceEvents) {}

  run({ userId }: Caller, place: LastVisitedInput): Promise<LearningPathEntry> {
    return this.events.record(userId, place, { kind: 'opened', payload: {} });
  }
}
