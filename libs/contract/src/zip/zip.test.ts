import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ZipArchive, type ZipBounds } from './index.ts';

const bounds = { entries: 4, bytes: 1_000_000, ratio: 200, ratioFromBytes: 100_000 };
const text = strToU8('Some text of an entry. '.repeat(20));

/** Why an archive is refused when all of it is read. */
function faultOf(bytes: Uint8Array, within: ZipBounds = bounds): string {
  try {
    const archive = new ZipArchive(bytes, within, (fault) => new Error(fault));
    for (const name of archive.names) archive.read(name);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'none';
}

/** With other bytes in the row of its only entry. */
function withRow(files: Zippable, change: (row: DataView) => void): Uint8Array {
  const bytes = zipSync(files);
  const at = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  change(new DataView(bytes.buffer, bytes.byteOffset + at));
  return bytes;
}

describe('a zip from anybody', () => {
  it('is read entry by entry, packed or as it is', () => {
    const bytes = zipSync({ 'a.txt': text, 'folder/b.txt': [text, { level: 0 }] });
    const archive = new ZipArchive(bytes, bounds, (fault) => new Error(fault));
    expect(archive.names).toEqual(['a.txt', 'folder/b.txt']);
    for (const name of archive.names) expect(archive.read(name)).toEqual(text);
    expect(archive.read('c.txt')).toBeUndefined();
  });

  it.each(['../up', 'a/../../up', '..', '/root', '\\root', 'a\\..\\up', 'C:\\x', 'c:x', 'a\0b'])(
    'is read without an entry that is called %j, which leads out of it',
    (name) => {
      const bytes = zipSync({ 'a.txt': text, [name]: text });
      const archive = new ZipArchive(bytes, bounds, (fault) => new Error(fault));
      expect(archive.names).toEqual(['a.txt']);
      expect(archive.entries).toHaveLength(1);
      expect(archive.leadingOut).toEqual([name]);
      expect(archive.read(name)).toBeUndefined();
    },
  );

  it('may have names that only look like it', () => {
    for (const name of ['a..b', '...', 'a/.../b', 'ab:c'])
      expect(
        new ZipArchive(zipSync({ [name]: text }), bounds, (fault) => new Error(fault)).names,
      ).toEqual([name]);
  });

  it('is refused with too many entries, before one is read', () => {
    const many = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}`, text]));
    expect(faultOf(zipSync(many))).toBe('entries');
  });

  it('is refused where its entries are too large together, or packed too densely', () => {
    const halves = { a: strToU8('x'.repeat(600_000)), b: strToU8('x'.repeat(600_000)) };
    expect(faultOf(zipSync(halves), { entries: 4, bytes: 1_000_000 })).toBe('bytes');
    expect(faultOf(zipSync({ a: halves.a }))).toBe('bytes');
    expect(faultOf(zipSync({ a: halves.a }), { entries: 4, bytes: 1_000_000 })).toBe('none');
  });

  it('is refused where an entry yields more or less than was promised', () => {
    const lies = withRow({ a: new Uint8Array(5_000_000) }, (row) => row.setUint32(24, 10, true));
    expect(faultOf(lies)).toBe('bytes');
    expect(faultOf(lies, { entries: 4, bytes: 1_000_000 })).toBe('bytes');
    const ways: readonly Zippable[] = [{ a: text }, { a: [text, { level: 0 }] }];
    for (const files of ways)
      for (const size of [text.length - 1, text.length + 1])
        expect(faultOf(withRow(files, (row) => row.setUint32(24, size, true)))).toBe('damaged');
  });

  it('is refused where it is cut, encrypted, or leads beyond its end', () => {
    const bytes = zipSync({ a: text });
    for (let length = 0; length < bytes.length; length += 1)
      expect(faultOf(bytes.subarray(0, length))).toBe('damaged');
    expect(faultOf(withRow({ a: text }, (row) => row.setUint16(8, 1, true)))).toBe('encrypted');
    expect(faultOf(withRow({ a: text }, (row) => row.setUint32(42, 1e9, true)))).toBe('damaged');
    expect(faultOf(withRow({ a: text }, (row) => row.setUint32(20, 1e9, true)))).toBe('damaged');
    expect(faultOf(withRow({ a: text }, (row) => row.setUint32(20, 3, true)))).toBe('damaged');
  });
});
