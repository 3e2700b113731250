import type { AudioFormat } from '@coursewright/contract';
import { Files } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { fileOf, Narrations } from './narrations.ts';
import { Mp3Encoder } from './speech/mp3/mp3-encoder.ts';

export const audioTypes = {
  opus: 'audio/ogg; codecs=opus',
  mp3: 'audio/mpeg',
} as const satisfies Record<AudioFormat, string>;

/**
 * The files of what was read aloud. Opus is what a speaker makes; MP3 is made of it once somebody
 * asks for it, and kept.
 */
@Injectable()
export class AudioFiles {
  /** MP3s that are being made here: a player asks for several parts of one at once. */
  private readonly making = new Map<string, Promise<number | undefined>>();

  constructor(
    private readonly narrations: Narrations,
    private readonly files: Files,
    private readonly mp3: Mp3Encoder,
  ) {}

  /** Bytes of a finished one's file, as long as its course is there. */
  async sizeOf(id: string, format: AudioFormat): Promise<number | undefined> {
    const sizes = await this.narrations.sizesOf(id);
    const size = sizes?.[format];
    if (typeof size === 'number' || format === 'opus' || typeof sizes?.opus !== 'number')
      return size ?? undefined;
    const making = this.making.get(id) ?? this.makeMp3(id, sizes.opus);
    this.making.set(id, making);
    return making.finally(() => this.making.delete(id));
  }

  private async makeMp3(id: string, size: number): Promise<number | undefined> {
    const opus: Uint8Array[] = [];
    const stream = await this.files.read(fileOf(id, 'opus'), { start: 0, end: size - 1 });
    for await (const part of stream) opus.push(part as Uint8Array);
    const mp3 = await this.mp3.encode(Buffer.concat(opus));
    await this.files.put(fileOf(id, 'mp3'), only(mp3), audioTypes.mp3);
    if (await this.narrations.keepMp3(id, mp3.byteLength)) return mp3.byteLength;
    // Its course went meanwhile, and nothing else knows of this file.
    await this.files.remove(fileOf(id, 'mp3'));
    return undefined;
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
