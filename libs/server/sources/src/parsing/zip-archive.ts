import { Inflate } from 'fflate';
import { DocumentProblem, incomplete } from './document-problem.ts';
import { parsingLimits } from './parsing-limits.ts';

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly compressed: number;
  readonly decoded: number;
  readonly offset: number;
  readonly isEncrypted: boolean;
}

const bomb = () =>
  new DocumentProblem(
    'payload_too_large',
    'document_unpacks_to_too_much',
    'unpacks to far more data than a document of its kind holds.',
  );
const { archive } = parsingLimits;

/**
 * A ZIP file read by its central directory. Nothing is inflated until asked for; what the directory
 * promises is checked before, and what the data really yields while inflating, against the same
 * bounds.
 */
export class ZipArchive {
  private readonly entries = new Map<string, Entry>();
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private decodedTotal = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.readDirectory();
    } catch (error) {
      if (error instanceof RangeError) throw incomplete();
      throw error;
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
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

  read(name: string): Uint8Array | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    if (entry.isEncrypted)
      throw new DocumentProblem(
        'validation_error',
        'document_has_password',
        'is protected by a password.',
      );
    if (this.decodedTotal + entry.decoded > archive.decodedBytes) throw bomb();
    const start = this.dataStart(entry);
    const packed = this.bytes.subarray(start, start + entry.compressed);
    if (packed.length < entry.compressed) throw incomplete();
    const decoded = entry.method === 0 ? packed : this.inflate(packed);
    this.decodedTotal += decoded.length;
    return decoded;
  }

  private inflate(packed: Uint8Array): Uint8Array {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const stream = new Inflate((chunk) => {
      size += chunk.length;
      if (this.decodedTotal + size > archive.decodedBytes || isTooDense(size, packed.length))
        throw bomb();
      chunks.push(chunk);
    });
    try {
      // Small steps, because one step hands over all that it yields at once.
      for (let at = 0; at < packed.length; at += 16_384)
        stream.push(packed.subarray(at, at + 16_384), at + 16_384 >= packed.length);
    } catch (error) {
      if (error instanceof DocumentProblem) throw error;
      throw incomplete();
    }
    return concatenate(chunks, size);
  }

  private readDirectory(): void {
    const end = this.endOfDirectory();
    const count = this.view.getUint16(end + 10, true);
    let at = this.view.getUint32(end + 16, true);
    if (count > archive.entries) throw bomb();
    for (let index = 0; index < count; index += 1) {
      if (this.view.getUint32(at, true) !== 0x02014b50) throw incomplete();
      const nameLength = this.view.getUint16(at + 28, true);
      const entry: Entry = {
        name: new TextDecoder().decode(this.bytes.subarray(at + 46, at + 46 + nameLength)),
        isEncrypted: (this.view.getUint16(at + 8, true) & 1) === 1,
        method: this.view.getUint16(at + 10, true),
        compressed: this.view.getUint32(at + 20, true),
        decoded: this.view.getUint32(at + 24, true),
        offset: this.view.getUint32(at + 42, true),
      };
      if (isTooDense(entry.decoded, entry.compressed)) throw bomb();
      if (entry.method === 0 || entry.method === 8) this.entries.set(entry.name, entry);
      at +=
        46 + nameLength + this.view.getUint16(at + 30, true) + this.view.getUint16(at + 32, true);
    }
  }

  private endOfDirectory(): number {
    const lowest = Math.max(0, this.bytes.length - 22 - 65_535);
    for (let at = this.bytes.length - 22; at >= lowest; at -= 1)
      if (this.view.getUint32(at, true) === 0x06054b50) return at;
    throw incomplete();
  }

  private dataStart(entry: Entry): number {
    const { offset } = entry;
    if (offset + 30 > this.bytes.length || this.view.getUint32(offset, true) !== 0x04034b50)
      throw incomplete();
    return (
      offset + 30 + this.view.getUint16(offset + 26, true) + this.view.getUint16(offset + 28, true)
    );
  }
}

function isTooDense(decoded: number, compressed: number): boolean {
  return decoded > archive.ratioFromBytes && decoded > Math.max(1, compressed) * archive.ratio;
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
