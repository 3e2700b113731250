import type { CourseCoverage } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { CourseSources } from './course-sources.ts';
import { RunProviders } from './run-providers.ts';

type Question = Parameters<UseCases['checkCoverage']['run']>[1];

/** Tells how many lessons the sources carry, so that nobody pays for what they cannot fill. */
@Injectable()
export class CheckCoverage implements Record<'run', UseCases['checkCoverage']['run']> {
  constructor(
    private readonly sources: CourseSources,
    private readonly providers: RunProviders,
  ) {}

  async run({ userId }: Caller, question: Question): Promise<CourseCoverage> {
    return this.sources.coverage(userId, question, await this.providers.of(userId, question));
  }
}
