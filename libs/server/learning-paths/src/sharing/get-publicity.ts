import type { Publicity } from '@coursewright/contract';
import { Config } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { SharedCourses } from './shared-courses.ts';

/** Whether an own course is public, and where others find it then. */
@Injectable()
export class GetPublicity implements Record<'run', UseCases['getPublicity']['run']> {
  constructor(
    private readonly config: Config,
    private readonly courses: SharedCourses,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }): Promise<Publicity> {
    const { share_id, ...course } = await this.courses.publicityOf(userId, id);
    const url = share_id === null ? null : `${this.config.publicUrl}/public/${share_id}`;
    return { ...course, share_id, url };
  }
}
