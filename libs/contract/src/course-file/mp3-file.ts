/** Why a file is no MP3, for the log; whoever chose it is told that it is damaged. */
export class NoMp3 extends Error {}

/** kbit/s of Layer III by the four bits of a frame's head; 0: its size is not said, or forbidden. */
const rates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
} as const;
/** Samples a second by the version bits and the two bits beside the rate; 1 is no version. */
const samplings: readonly (readonly number[])[] = [
  [11_025, 12_000, 8_000],
  [],
  [22_050, 24_000, 16_000],
  [44_100, 48_000, 32_000],
];
const mpegOne = 3;

/**
 * Seconds of a file of MPEG audio, Layer III (ISO 11172-3 and 13818-3), as it is made here: frames
 * of one sampling, each behind the other from the first byte to the last. Throws NoMp3 for anything
 * else, since it is handed to the players of browsers.
 */
export function secondsOfMp3(file: Uint8Array): number {
  let [at, seconds, sampling] = [0, 0, 0];
  while (at < file.length) {
    const frame = frameAt(file, at);
    if (sampling !== 0 && frame.sampling !== sampling) throw new NoMp3('its sampling changes');
    sampling = frame.sampling;
    seconds += frame.samples / sampling;
    at += frame.bytes;
  }
  if (seconds === 0) throw new NoMp3('it is empty');
  // What an encoder holds back at the end it may leave out, but no byte of a frame.
  if (at !== file.length) throw new NoMp3('it breaks off');
  return seconds;
}

function frameAt(file: Uint8Array, at: number) {
  const [first = 0, second = 0, third = 0] = file.subarray(at, at + 3);
  const version = (second >> 3) & 3;
  const isFrame = first === 0xff && second >> 5 === 7 && ((second >> 1) & 3) === 1;
  const sampling = samplings[version]?.[(third >> 2) & 3];
  const rate = rates[version === mpegOne ? 'one' : 'two'][third >> 4] ?? 0;
  if (!isFrame || sampling === undefined || rate === 0) throw new NoMp3('there is no frame');
  const samples = version === mpegOne ? 1152 : 576;
  const bytes = Math.floor(((samples / 8) * rate * 1000) / sampling) + ((third >> 1) & 1);
  return { sampling, samples, bytes };
}
