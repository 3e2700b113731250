import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** As it is, for programs that look for it at its place. */
  readonly isStored?: boolean;
}

/** Bits and numbers of the format, as its description names them (APPNOTE 6.3). */
const version = 20;
const namesAreUtf8 = 0x0800;
const methods = { stored: 0, deflated: 8 } as const;
const headLength = 30;
const rowLength = 46;
const endLength = 22;

/**
 * A zip, in the order of its entries: the same bytes for the same entries and time of change. It is
 * compressed outside the heap, and what that takes is gone with each entry: hundreds of entries must
 * not leave more behind than a thread may hold.
 */
export function zipOf(entries: readonly ZipEntry[], modifiedAt: string): Uint8Array<ArrayBuffer> {
  const { time, date } = timeOf(modifiedAt);
  const parts: Uint8Array[] = [];
  const rows: Uint8Array[] = [];
  let at = 0;
  const put = (part: Uint8Array): void => {
    parts.push(part);
    at += part.length;
  };
  for (const { name, content, isStored = false } of entries) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    // Compressed in one piece as large as need be: pieces of 16 KiB would be kept for small ones.
    const chunkSize = Math.max(64, bytes.length + 16);
    const packed = isStored ? bytes : deflateRawSync(bytes, { level: 6, chunkSize });
    const title = Buffer.from(name);
    const head = Buffer.alloc(headLength);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(version, 4);
    head.writeUInt16LE(namesAreUtf8, 6);
    head.writeUInt16LE(isStored ? methods.stored : methods.deflated, 8);
    head.writeUInt16LE(time, 10);
    head.writeUInt16LE(date, 12);
    head.writeUInt32LE(crc32(bytes), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(bytes.length, 22);
    head.writeUInt16LE(title.length, 26);
    const row = Buffer.alloc(rowLength);
    row.writeUInt32LE(0x02014b50, 0);
    row.writeUInt16LE(version, 4);
    // What a row says of an entry is what its head says, followed by where that is.
    head.copy(row, 6, 4, headLength);
    row.writeUInt32LE(at, 42);
    rows.push(row, title);
    for (const part of [head, title, packed]) put(part);
  }
  const start = at;
  for (const part of rows) put(part);
  const end = Buffer.alloc(endLength);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at - start, 12);
  end.writeUInt32LE(start, 16);
  put(end);
  const whole = new Uint8Array(at);
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  return whole;
}

/** A time of change as entries know it, of the years 1980 to 2099. */
const zipTime = (modifiedAt: string): Date => {
  const date = new Date(modifiedAt);
  date.setUTCFullYear(Math.min(2098, Math.max(1981, date.getUTCFullYear())));
  return date;
};

/** As entries say it, by no clock of the machine's own zone. */
function timeOf(modifiedAt: string): { time: number; date: number } {
  const at = zipTime(modifiedAt);
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

/** A zip of texts by their names. */
export const zipOfTexts = (
  texts: Readonly<Record<string, string>>,
  modifiedAt: string,
): Uint8Array<ArrayBuffer> =>
  zipOf(
    Object.entries(texts).map(([name, content]) => ({ name, content })),
    modifiedAt,
  );
