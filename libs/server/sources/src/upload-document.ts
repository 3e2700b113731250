import { randomUUID } from 'node:crypto';
import { Refusal, sayAs, type UploadedDocument } from '@coursewright/contract';
import { Clock, Idempotency } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Documents, type NewDocument } from './documents.ts';
import { safeFileName, withoutEnding } from './file-name.ts';
import type { ReceivedFile } from './received-file.ts';
import { UploadReader } from './upload-reader.ts';

/** Reads an uploaded file into passages and stores those; the file itself is not kept. */
@Injectable()
export class UploadDocument {
  constructor(
    private readonly documents: Documents,
    private readonly reader: UploadReader,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * `receive` is told whether the bytes are wanted, which a repetition that was answered is not read
   * for: all that is needed then is their hash. `signal` is aborted when the client leaves: its file
   * is then read no further.
   */
  async run(
    { userId }: Caller,
    receive: (isKept: boolean) => Promise<ReceivedFile>,
    { idempotencyKey, signal }: CallOptions & { signal?: AbortSignal } = {},
  ): Promise<UploadedDocument> {
    const isAnswered = await this.idempotency.hasAnswer(userId, idempotencyKey);
    // A repetition is answered even where no time for reading is left.
    if (!isAnswered && !(await this.idempotency.isKnown(userId, idempotencyKey)))
      await this.reader.checkBudget(userId);
    const file = await receive(!isAnswered);
    try {
      const name = safeFileName(file.name);
      const input = { name, hash: file.hash };
      const request = { userId, operation: 'uploadDocument', input, idempotencyKey } as const;
      return await this.idempotency.inSteps(request, async (commit) => {
        const document = await this.read(userId, name, file, signal);
        return commit(() => this.documents.add(document));
      });
    } finally {
      await file.stored?.remove();
    }
  }

  private async read(
    userId: string,
    name: string,
    { size, stored }: ReceivedFile,
    signal: AbortSignal | undefined,
  ): Promise<NewDocument> {
    // Its answer was forgotten while it arrived.
    if (!stored)
      throw new Refusal(
        'conflict',
        sayAs('upload_broken', 'The upload was not kept. Send it again.'),
      );
    const { format, title, headingsCount, ...text } = await this.reader.read(
      userId,
      { name, file: stored },
      signal,
    );
    return {
      userId,
      name,
      format,
      size,
      headingsCount,
      text: {
        id: randomUUID(),
        kind: 'document',
        title: title ?? withoutEnding(name),
        fileName: name,
        fetchedAt: this.clock.now().toISOString(),
        ...text,
      },
    };
  }
}
