/** Whatever an encoder works at, Opus counts 48,000 samples a second; a packet has 120 ms at most. */
const samplesPerSecond = 48_000;
const samplesOfPacket = 5_760;
const headBytes = 27;
const flags = { continued: 1, begins: 2, ends: 4 } as const;
/** Of a page on which no packet ends. */
const noGranule = 0xffff_ffff_ffff_ffffn;

/** Why a file is no recording, for the log; whoever chose it is told that it is damaged. */
export class NoOpus extends Error {}

interface Page {
  readonly flag: number;
  readonly granule: bigint;
  readonly serial: number;
  readonly number: number;
  readonly pieces: Uint8Array;
  readonly body: Uint8Array;
}

/**
 * Seconds of a file of Opus in Ogg (RFC 7845 in RFC 3533): one stream, whole from its first page to
 * its last, every page as its checksum says. Throws NoOpus for anything else, since it is handed to
 * the players of browsers.
 */
export function secondsOfOpus(file: Uint8Array): number {
  let [at, count, packets, last] = [0, 0, 0, 0n];
  let serial: number | undefined;
  let hasEnded = false;
  let preSkip = 0;
  while (at < file.length) {
    if (hasEnded) throw new NoOpus('something follows the last page');
    const page = pageAt(file, at);
    serial ??= page.serial;
    if (page.serial !== serial || page.number !== count) throw new NoOpus('a page is missing');
    if (((page.flag & flags.begins) !== 0) !== (count === 0)) throw new NoOpus('two streams');
    if (count === 0) preSkip = preSkipOf(page.body);
    if (count === 1 && !startsWith(page.body, 'OpusTags')) throw new NoOpus('there are no tags');
    if (page.granule !== noGranule && count > 1) {
      if (page.granule < last) throw new NoOpus('its time goes backwards');
      last = page.granule;
    }
    if (count > 1) packets += page.pieces.filter((piece) => piece < 255).length;
    hasEnded = (page.flag & flags.ends) !== 0;
    at += headBytes + page.pieces.length + page.body.length;
    count += 1;
  }
  const samples = Number(last) - preSkip;
  if (!hasEnded || samples <= 0 || samples > packets * samplesOfPacket)
    throw new NoOpus('it is not whole');
  return samples / samplesPerSecond;
}

function pageAt(file: Uint8Array, at: number): Page {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isPage = at + headBytes <= file.length && view.getUint32(at) === 0x4f676753;
  if (!isPage || view.getUint8(at + 4) !== 0) throw new NoOpus('it is no Ogg file');
  const start = at + headBytes + view.getUint8(at + 26);
  const pieces = file.subarray(at + headBytes, start);
  const end = pieces.reduce((sum, piece) => sum + piece, start);
  if (end > file.length) throw new NoOpus('it breaks off');
  if (view.getUint32(at + 22, true) !== checksumOf(file, at, end))
    throw new NoOpus('a page is damaged');
  return {
    flag: view.getUint8(at + 5),
    granule: view.getBigUint64(at + 6, true),
    serial: view.getUint32(at + 14, true),
    number: view.getUint32(at + 18, true),
    pieces,
    body: file.subarray(start, end),
  };
}

function preSkipOf(head: Uint8Array): number {
  const channels = head[9] ?? 0;
  if (head.length < 19 || !startsWith(head, 'OpusHead') || channels < 1 || channels > 2)
    throw new NoOpus('there is no Opus in it');
  return head[10]! | (head[11]! << 8);
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));

const table = Uint32Array.from({ length: 256 }, (_each, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  return sum;
});

/** Ogg's own, of a page whose checksum counts as 0. */
function checksumOf(file: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    const isOwn = at >= from + 22 && at < from + 26;
    sum = (sum << 8) ^ table[(sum >>> 24) ^ (isOwn ? 0 : file[at]!)]!;
  }
  return sum >>> 0;
}
