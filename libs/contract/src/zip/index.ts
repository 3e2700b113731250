import { Inflate } from 'fflate';

/** How much an archive may hold, whatever of it is read. */
export interface ZipBounds {
  readonly entries: number;
  /** Of all that is read of it, unpacked. */
  readonly bytes: number;
  /** How much larger than packed an entry may be that unpacks to more than `ratioFromBytes`. */
  readonly ratio?: number;
  readonly ratioFromBytes?: number;
}

/** Why an archive is not read: what of it there is too much of, or what is wrong with it. */
export type ZipFault = 'entries' | 'bytes' | 'damaged' | 'encrypted';

export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly size: number;
}

interface Entry extends ZipEntry {
  readonly method: number;
  readonly offset: number;
  readonly isEncrypted: boolean;
}

const methods = { stored: 0, deflated: 8 } as const;
/** Small steps, because one step hands over all that it yields at once. */
const step = 16_384;
/** To a folder above, to the root, to a drive. */
const leadsOut = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\0/i;

/**
 * A zip read by its central directory, here or in a browser. Nothing is unpacked until asked for; what
 * the directory promises is checked before, and what an entry really yields while it is unpacked.
 * Names that lead out of the folder that somebody might unpack it into are none of its names. Throws
 * what `refusal` makes of a fault.
 */
export class ZipArchive {
  /** All that can be read, in their order; a name may stand there twice, and is read as the last. */
  readonly entries: readonly ZipEntry[];
  /** Names of entries that cannot be read because they lead out of it. */
  readonly leadingOut: readonly string[];
  private readonly named: ReadonlyMap<string, Entry>;
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private readonly bounds: ZipBounds;
  private readonly refusal: (fault: ZipFault, cause?: unknown) => Error;
  private readBytes = 0;

  constructor(
    bytes: Uint8Array,
    bounds: ZipBounds,
    refusal: (fault: ZipFault, cause?: unknown) => Error,
  ) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.bounds = bounds;
    this.refusal = refusal;
    const listed = this.directory();
    const entries = listed.filter(({ name }) => !leadsOut.test(name));
    this.leadingOut = listed.map(({ name }) => name).filter((name) => leadsOut.test(name));
    this.entries = entries;
    this.named = new Map(entries.map((entry) => [entry.name, entry]));
  }

  get names(): string[] {
    return [...this.named.keys()];
  }

  has(name: string): boolean {
    return this.named.has(name);
  }

  /** An entry's UTF-8 or UTF-16 text; undefined if there is no such entry. */
  text(name: string): string | undefined {
    const bytes = this.read(name);
    if (!bytes) return undefined;
    const encoding =
      bytes[0] === 0xff && bytes[1] === 0xfe
        ? 'utf-16le'
        : bytes[0] === 0xfe && bytes[1] === 0xff
          ? 'utf-16be'
          : 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  }

  /** An entry's bytes: a view of the archive where it is stored as it is. */
  read(name: string): Uint8Array | undefined {
    const entry = this.named.get(name);
    if (!entry) return undefined;
    if (entry.isEncrypted) throw this.refusal('encrypted');
    if (this.readBytes + entry.size > this.bounds.bytes) throw this.refusal('bytes');
    const start = this.dataStart(entry);
    const packed = this.bytes.subarray(start, start + entry.packed);
    if (packed.length < entry.packed) throw this.refusal('damaged');
    const read = entry.method === methods.stored ? packed : this.inflated(packed);
    if (read.length !== entry.size) throw this.refusal('damaged');
    this.readBytes += read.length;
    return read;
  }

  private inflated(packed: Uint8Array): Uint8Array {
    const chunks: Uint8Array[] = [];
    let size = 0;
    let isTooMuch = false;
    const stream = new Inflate((chunk) => {
      size += chunk.length;
      isTooMuch = this.readBytes + size > this.bounds.bytes || this.isTooDense(size, packed.length);
      chunks.push(chunk);
    });
    for (let at = 0; at < packed.length && !isTooMuch; at += step) {
      try {
        stream.push(packed.subarray(at, at + step), at + step >= packed.length);
      } catch (error) {
        throw this.refusal('damaged', error);
      }
    }
    if (isTooMuch) throw this.refusal('bytes');
    return concatenated(chunks, size);
  }

  private directory(): Entry[] {
    try {
      return this.readDirectory();
    } catch (error) {
      // Beyond the end of the file.
      throw error instanceof RangeError ? this.refusal('damaged', error) : error;
    }
  }

  private readDirectory(): Entry[] {
    const end = this.endOfDirectory();
    const count = this.view.getUint16(end + 10, true);
    if (count > this.bounds.entries) throw this.refusal('entries');
    const entries: Entry[] = [];
    let at = this.view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      if (this.view.getUint32(at, true) !== 0x02014b50) throw this.refusal('damaged');
      const nameLength = this.view.getUint16(at + 28, true);
      const entry: Entry = {
        name: new TextDecoder().decode(this.bytes.subarray(at + 46, at + 46 + nameLength)),
        isEncrypted: (this.view.getUint16(at + 8, true) & 1) === 1,
        method: this.view.getUint16(at + 10, true),
        packed: this.view.getUint32(at + 20, true),
        size: this.view.getUint32(at + 24, true),
        offset: this.view.getUint32(at + 42, true),
      };
      if (this.isTooDense(entry.size, entry.packed)) throw this.refusal('bytes');
      if (entry.method === methods.stored || entry.method === methods.deflated) entries.push(entry);
      at +=
        46 + nameLength + this.view.getUint16(at + 30, true) + this.view.getUint16(at + 32, true);
    }
    return entries;
  }

  private endOfDirectory(): number {
    const lowest = Math.max(0, this.bytes.length - 22 - 65_535);
    for (let at = this.bytes.length - 22; at >= lowest; at -= 1)
      if (this.view.getUint32(at, true) === 0x06054b50) return at;
    throw this.refusal('damaged');
  }

  private dataStart({ offset }: Entry): number {
    if (offset + 30 > this.bytes.length || this.view.getUint32(offset, true) !== 0x04034b50)
      throw this.refusal('damaged');
    return (
      offset + 30 + this.view.getUint16(offset + 26, true) + this.view.getUint16(offset + 28, true)
    );
  }

  private isTooDense(size: number, packed: number): boolean {
    const { ratio = Infinity, ratioFromBytes = 0 } = this.bounds;
    return size > ratioFromBytes && size > Math.max(1, packed) * ratio;
  }
}

function concatenated(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
