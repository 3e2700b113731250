import type { LearningPathEntry, ProgressInput } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { PlaceEvents } from './place-events.ts';

/** Ticks a lesson off, or not any more. */
@Injectable()
export class UpdateProgress implements Record<'run', UseCases['updateProgress']['run']> {
  constructor(private readonly events: PlaceEvents) {}

  run({ userId }: Caller, { completed, ...place }: ProgressInput): Promise<LearningPathEntry> {
    return this.events.record(userId, place, { kind: 'ticked', payload: { completed } });
  }
}
