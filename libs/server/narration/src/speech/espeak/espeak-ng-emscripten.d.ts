// What we use of the package, which has no types of its own.
declare module '@echogarden/espeak-ng-emscripten' {
  interface SpeechWorker {
    /** 0 where it knows the voice; otherwise the one before stays. */
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    get_samplerate(): number;
    /** Calls back with 16-bit samples, whose buffer it uses again. SSML means something in `text`. */
    synthesize(text: string, onAudio: (audio: ArrayBuffer | null) => boolean): void;
  }
  interface SpeechModule {
    readonly eSpeakNGWorker: new () => Promise<SpeechWorker>;
  }
  export default function load(): Promise<SpeechModule>;
}
