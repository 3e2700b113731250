import { AppError, type SubmoduleVersionView, type VersionParams } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { VersionHistory } from './version-history.ts';

/** One version of a lesson, whole. */
@Injectable()
export class GetSubmoduleVersion {
  constructor(private readonly history: VersionHistory) {}

  async run(
    { userId }: Caller,
    { id, submodule_id, number }: VersionParams,
  ): Promise<SubmoduleVersionView> {
    const version = (await this.history.heads(userId, id, submodule_id)).find(
      (one) => one.number === number,
    );
    if (!version) throw new AppError('not_found', 'There is no such version of this lesson.');
    const { submodule, sources } = await this.history.lesson(userId, id, submodule_id, number);
    const { title, description, objectives, content, summary, key_terms, quiz, citations } =
      submodule;
    return {
      ...version,
      title,
      description,
      objectives,
      content,
      summary,
      key_terms,
      quiz,
      citations,
      sources,
    };
  }
}
