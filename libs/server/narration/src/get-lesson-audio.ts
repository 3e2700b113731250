import type { LessonAudio, LessonAudioInput } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ShownAudio } from './shown-audio.ts';
import { WantedAudioOf } from './wanted-audio.ts';

/** What there is to hear of an own lesson, and what it would cost. */
@Injectable()
export class GetLessonAudio implements Record<'run', UseCases['getLessonAudio']['run']> {
  constructor(
    private readonly wanted: WantedAudioOf,
    private readonly shown: ShownAudio,
  ) {}

  async run({ userId }: Caller, input: LessonAudioInput): Promise<LessonAudio> {
    return this.shown.of(await this.wanted.settle(userId, input, input));
  }
}
