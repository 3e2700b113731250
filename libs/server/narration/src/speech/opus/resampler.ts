/** Taps of the filter on either side, of samples at the lower of the two rates. */
const reach = 16;
/** Of the lower rate: what is above half of it, and would be heard as something else, is gone. */
const passband = 0.94;
/** Shape of the Kaiser window: what is to be gone is 80 dB down. */
const beta = 8;

/**
 * Brings samples to another rate, bit by bit, by a windowed sinc in as many phases as the ratio has
 * (whole numbers of Hz). Sample n of what comes out is heard when n / `to` seconds of what went in
 * are.
 */
export class Resampler {
  private readonly up: number;
  private readonly down: number;
  /** Samples of the input on either side of an output that count for it. */
  private readonly side: number;
  /** Weights of the `2 * side` samples around an output, phase by phase. */
  private readonly weights: Float32Array;
  /** What may still be needed of the input; its first sample is number `first`. */
  private kept: Float32Array;
  private first: number;
  private nextOut = 0;
  private total = 0;

  constructor(from: number, to: number) {
    const shared = greatestDivisor(from, to);
    [this.up, this.down] = [to / shared, from / shared];
    const slower = Math.min(1, to / from);
    this.side = Math.ceil(reach / slower);
    this.weights = weightsOf(this.up, this.side, slower * passband);
    // Before the beginning there is silence.
    this.kept = new Float32Array(this.side);
    this.first = -this.side;
  }

  /** What can be told by now; the rest follows when more is known. */
  push(samples: Float32Array): Float32Array {
    this.total += samples.length;
    return this.through(samples);
  }

  /** The rest: all of it lasts as long as what went in. */
  end(): Float32Array {
    const wanted = Math.ceil((this.total * this.up) / this.down) - this.nextOut;
    return this.through(new Float32Array(2 * this.side)).subarray(0, wanted);
  }

  private through(samples: Float32Array): Float32Array {
    const { up, down, side, weights } = this;
    const input = new Float32Array(this.kept.length + samples.length);
    input.set(this.kept);
    input.set(samples, this.kept.length);
    const known = this.first + input.length;
    // Output n stands at input n * down / up, and needs `side` samples after that.
    const end = Math.max(this.nextOut, Math.ceil(((known - side) * up) / down));
    const output = new Float32Array(end - this.nextOut);
    for (let nth = 0; nth < output.length; nth += 1) {
      const at = (this.nextOut + nth) * down;
      const whole = Math.floor(at / up);
      const phase = (at - whole * up) * 2 * side;
      const begin = whole - side + 1 - this.first;
      // Two sums: an addition that waits for the one before takes twice as long.
      let even = 0;
      let odd = 0;
      for (let tap = 0; tap < 2 * side; tap += 2) {
        even += input[begin + tap]! * weights[phase + tap]!;
        odd += input[begin + tap + 1]! * weights[phase + tap + 1]!;
      }
      output[nth] = even + odd;
    }
    this.nextOut = end;
    const needed = Math.floor((end * down) / up) - side + 1;
    this.kept = input.slice(Math.max(0, needed - this.first));
    this.first = Math.max(this.first, needed);
    return output;
  }
}

function weightsOf(phases: number, side: number, cutoff: number): Float32Array {
  const weights = new Float32Array(phases * 2 * side);
  const edge = besselI0(beta);
  for (let phase = 0; phase < phases; phase += 1) {
    const taps = Array.from({ length: 2 * side }, (_each, tap) => {
      const away = tap - side + 1 - phase / phases;
      const inside = 1 - (away / side) ** 2;
      return inside <= 0 ? 0 : sinc(away * cutoff) * (besselI0(beta * Math.sqrt(inside)) / edge);
    });
    // Every phase is as loud as any other.
    const sum = taps.reduce((all, tap) => all + tap, 0);
    weights.set(
      taps.map((tap) => tap / sum),
      phase * 2 * side,
    );
  }
  return weights;
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** The modified Bessel function of order 0. */
function besselI0(x: number): number {
  let [sum, term] = [1, 1];
  for (let nth = 1; term > 1e-10 * sum; nth += 1) {
    term *= (x / (2 * nth)) ** 2;
    sum += term;
  }
  return sum;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
