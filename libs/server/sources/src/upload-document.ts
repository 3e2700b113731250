import { createHash, randomUUID } from 'node:crypto';
import type { UploadedDocument } from '@coursewright/contract';
import { Clock, Idempotency } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Documents } from './documents.ts';
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

  /** `signal` is aborted when the client leaves: its file is then read no further. */
  async run(
    { userId }: Caller,
    receive: () => Promise<ReceivedFile>,
    { idempotencyKey, signal }: CallOptions & { signal?: AbortSignal } = {},
  ): Promise<UploadedDocument> {
    // A repetition is answered even where there is no room left.
    if (!(await this.idempotency.isKnown(userId, idempotencyKey))) {
      await this.documents.checkRoom(userId);
      await this.reader.checkBudget(userId);
    }
    const file = await receive();
    const name = safeFileName(file.name);
    const input = { name, hash: createHash('sha256').update(file.bytes).digest('hex') };
    const request = { userId, operation: 'uploadDocument', input, idempotencyKey } as const;
    return this.idempotency.inSteps(request, async (commit) => {
      // The parser takes the bytes away.
      const size = file.bytes.length;
      const { format, title, headingsCount, ...text } = await this.reader.read(
        userId,
        { name, bytes: file.bytes },
        signal,
      );
      return commit(() =>
        this.documents.add({
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
        }),
      );
    });
  }
}
