import { AppError, type AudioFileQuery, operations } from '@coursewright/contract';
import { Files, Rest } from '@coursewright/platform';
import { Controller, Headers, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AudioFiles, audioTypes } from './audio-files.ts';
import { AudioLinks } from './audio-links.ts';
import { rangeOf } from './byte-range.ts';
import { fileOf } from './narrations.ts';

const operation = operations.getAudioFile;

/** The audio behind a signed address, whole or in part. */
@Controller()
export class AudioController {
  constructor(
    private readonly links: AudioLinks,
    private readonly audio: AudioFiles,
    private readonly files: Files,
  ) {}

  @Rest(operation)
  async answer(
    @Param({ schema: operation.params }) { id }: { id: string },
    @Query({ schema: operation.query }) query: AudioFileQuery,
    @Headers('range') asked: string | undefined,
    @Headers('if-range') ifRange: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { format } = query;
    const left = this.links.check(id, query);
    const size = left === undefined ? undefined : await this.audio.sizeOf(id, format);
    // Whether it is the address or the audio that is no more is nobody's business.
    if (left === undefined || size === undefined)
      throw new AppError('not_found', 'This address of an audio file has expired.');
    // A file never changes under its name.
    const etag = `"${id}.${format}"`;
    void reply.headers({
      'accept-ranges': 'bytes',
      'cache-control': `private, max-age=${left}`,
      etag,
    });
    if (known === etag) return void reply.status(304);
    const isSame = ifRange === undefined || ifRange === etag;
    const range = rangeOf(isSame ? asked : undefined, size);
    if (range === 'unsatisfiable')
      return void reply.status(416).header('content-range', `bytes */${size}`);
    const part = range ?? { start: 0, end: size - 1 };
    const stream = await this.files.read(fileOf(id, format), part);
    if (range)
      void reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
    return new StreamableFile(stream, {
      type: audioTypes[format],
      length: part.end - part.start + 1,
    });
  }
}
