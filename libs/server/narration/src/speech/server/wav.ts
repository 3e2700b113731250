/** What a WAV file says, as one voice between -1 and 1. */
export interface Sound {
  readonly sampleRate: number;
  readonly samples: Float32Array;
}

/** Of a sound that is no line of speech. */
const longest = 180;

/**
 * Reads WAV with samples of 16, 24 or 32 bits. A length that is not known when a server begins, and
 * therefore wrong, means "to the end". Throws an Error that says what is wrong.
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 44 || name(0) !== 'RIFF' || name(8) !== 'WAVE')
    throw new Error('it is no WAV file');
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const [begins, size] = [at + 8, view.getUint32(at + 4, true)];
    if (name(at) === 'fmt ' && begins + 16 <= bytes.length) format = formatAt(view, begins);
    if (name(at) === 'data') {
      if (!format) throw new Error('its samples come before their format');
      return samplesOf(view, begins, Math.min(begins + size, bytes.length), format);
    }
    at = begins + size + (size % 2);
  }
  throw new Error('it has no samples');
}

interface Format {
  readonly isFloat: boolean;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bytes: number;
}

function formatAt(view: DataView, at: number): Format {
  const code = view.getUint16(at, true);
  const kind = code === 0xfffe && at + 26 <= view.byteLength ? view.getUint16(at + 24, true) : code;
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const isKnown = (kind === 1 && [16, 24, 32].includes(bits)) || (kind === 3 && bits === 32);
  if (!isKnown || channels < 1 || channels > 8 || sampleRate < 8_000 || sampleRate > 192_000)
    throw new Error(`its format is ${kind}, ${bits} bits, ${channels} channels, ${sampleRate} Hz`);
  return { isFloat: kind === 3, channels, sampleRate, bytes: bits / 8 };
}

function samplesOf(view: DataView, from: number, to: number, format: Format): Sound {
  const { channels, sampleRate, bytes, isFloat } = format;
  const frame = channels * bytes;
  const count = Math.floor((to - from) / frame);
  if (count > longest * sampleRate) throw new Error('it is too long for one sentence');
  const read = isFloat
    ? (at: number) => view.getFloat32(at, true)
    : bytes === 2
      ? (at: number) => view.getInt16(at, true) / 2 ** 15
      : bytes === 3
        ? (at: number) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 2 ** 23
        : (at: number) => view.getInt32(at, true) / 2 ** 31;
  const samples = new Float32Array(count);
  for (let nth = 0; nth < count; nth += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += read(from + nth * frame + channel * bytes);
    const value = sum / channels;
    samples[nth] = Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
  }
  return { sampleRate, samples };
}

/** Without the silence around it, of which servers give more or less; a breath stays. */
export function withoutSilence({ samples, sampleRate }: Sound): Float32Array {
  const isHeard = (value: number) => Math.abs(value) > 0.004;
  const first = samples.findIndex(isHeard);
  if (first < 0) return samples.subarray(0, 0);
  const breath = Math.round(sampleRate * 0.03);
  const last = samples.findLastIndex(isHeard);
  return samples.subarray(Math.max(0, first - breath), last + breath);
}
