// Opus in Ogg, one voice: RFC 7845 in RFC 3533.

/** Whatever the encoder works at, Opus counts 48,000 samples a second. */
const granuleRate = 48_000;
/** Packets of a page: a second of them. A page has room for 255 pieces of 255 bytes. */
const pagePackets = 50;
const pagePieces = 255;
const headBytes = 27;
const flags = { begins: 2, ends: 4 } as const;
/** Names the stream inside of its file; the same lesson is the same file. */
const serial = 0x43575231;

/** How the packets were made. */
export interface OpusStream {
  /** In Hz. */
  readonly sampleRate: number;
  /** Samples of each packet. */
  readonly frameSize: number;
  /** Samples that the encoder puts before the first. */
  readonly lookahead: number;
}

/** What all voices are made into. Little of speech is above half of the rate. */
export const voiceStream = {
  sampleRate: 24_000,
  frameSize: 480,
  lookahead: 60,
} as const satisfies OpusStream;
/** Seconds of a packet of it. */
export const packetSeconds = voiceStream.frameSize / voiceStream.sampleRate;

/** Puts packets into pages as they come. */
export class OggOpusWriter {
  private readonly scale: number;
  private readonly preSkip: number;
  private page = 0;
  /** In samples at 48 kHz, with what is skipped. */
  private granule = 0;
  private waiting: Uint8Array[] = [];
  private waitingPieces = 0;

  private readonly stream: OpusStream;

  // No parameter properties: plain Node reads this file, too.
  constructor(stream: OpusStream) {
    this.stream = stream;
    this.scale = granuleRate / stream.sampleRate;
    this.preSkip = stream.lookahead * this.scale;
  }

  /** What a file begins with. */
  head(): Uint8Array {
    const id = Buffer.alloc(19);
    id.write('OpusHead', 0, 'latin1');
    id.writeUInt8(1, 8);
    id.writeUInt8(1, 9);
    id.writeUInt16LE(this.preSkip, 10);
    id.writeUInt32LE(this.stream.sampleRate, 12);
    const vendor = 'libopus';
    const tags = Buffer.alloc(8 + 4 + vendor.length + 4);
    tags.write('OpusTags', 0, 'latin1');
    tags.writeUInt32LE(vendor.length, 8);
    tags.write(vendor, 12, 'latin1');
    return Buffer.concat([this.pageOf([id], flags.begins, 0), this.pageOf([tags], 0, 0)]);
  }

  /** Whole pages, as far as there are; the last packets wait, because the end is marked on them. */
  add(packets: readonly Uint8Array[]): Uint8Array {
    const pages: Uint8Array[] = [];
    for (const packet of packets) {
      const pieces = piecesOf(packet).length;
      const isFull =
        this.waiting.length === pagePackets || this.waitingPieces + pieces > pagePieces;
      if (isFull) pages.push(this.flush(0));
      this.waiting.push(packet);
      this.waitingPieces += pieces;
    }
    return Buffer.concat(pages);
  }

  /** The last page; of the stream `samples` are to be heard, all of it where that is not said. */
  end(samples = Infinity): Uint8Array {
    return this.flush(flags.ends, this.preSkip + samples * this.scale);
  }

  private flush(flag: number, end = Infinity): Uint8Array {
    const packets = this.waiting;
    [this.waiting, this.waitingPieces] = [[], 0];
    this.granule += packets.length * this.stream.frameSize * this.scale;
    return this.pageOf(packets, flag, Math.min(this.granule, end));
  }

  private pageOf(packets: readonly Uint8Array[], flag: number, granule: number): Uint8Array {
    const pieces = packets.flatMap(piecesOf);
    const head = Buffer.alloc(headBytes + pieces.length);
    head.write('OggS', 0, 'latin1');
    head.writeUInt8(flag, 5);
    head.writeBigUInt64LE(BigInt(granule), 6);
    head.writeUInt32LE(serial, 14);
    head.writeUInt32LE(this.page, 18);
    head.writeUInt8(pieces.length, 26);
    head.set(pieces, headBytes);
    const page = Buffer.concat([head, ...packets]);
    page.writeUInt32LE(checksumOf(page), 22);
    this.page += 1;
    return page;
  }
}

/** What is in a file that the writer made. Throws an Error that says what is wrong with another. */
export function readOggOpus(file: Uint8Array): {
  readonly packets: readonly Uint8Array[];
  readonly preSkip: number;
  /** Samples at 48 kHz that are to be heard. */
  readonly samples: number;
} {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const packets: Uint8Array[] = [];
  let granule = 0;
  for (let at = 0; at < file.length;) {
    const isPage = file.length >= at + headBytes && view.getUint32(at) === 0x4f676753;
    const count = isPage ? view.getUint8(at + 26) : 0;
    const body = at + headBytes + count;
    if (!isPage || body > file.length) throw new Error('it is no Ogg file');
    granule = Number(view.getBigUint64(at + 6, true));
    let [begin, end] = [body, body];
    for (const piece of file.subarray(at + headBytes, body)) {
      end += piece;
      if (piece === 255) continue;
      packets.push(file.subarray(begin, end));
      begin = end;
    }
    at = end;
  }
  const [id, , ...audio] = packets;
  if (!id || Buffer.from(id).toString('latin1', 0, 8) !== 'OpusHead')
    throw new Error('there is no Opus in it');
  const preSkip = id[10]! | (id[11]! << 8);
  return { packets: audio, preSkip, samples: granule - preSkip };
}

/** How long a packet is, in pieces of 255 bytes; one that is shorter ends it. */
const piecesOf = ({ length }: Uint8Array): number[] => [
  ...Array.from({ length: Math.floor(length / 255) }, () => 255),
  length % 255,
];

const table = Uint32Array.from({ length: 256 }, (_each, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  return sum;
});

/** Ogg's own: as CRC-32, but neither mirrored nor inverted. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum << 8) ^ table[(sum >>> 24) ^ byte]!;
  return sum >>> 0;
}
