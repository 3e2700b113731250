import type { AudioFormat, SpokenSentence } from '@coursewright/contract';

/** What is heard: the audio of one lesson. */
export interface Track {
  readonly lessonId: string;
  /** "2.3". */
  readonly number: string;
  readonly title: string;
  readonly url: string;
  /** What is downloaded: a format that is played everywhere, where there is one. */
  readonly file: { readonly url: string; readonly format: AudioFormat };
  readonly seconds: number;
  readonly sentences: readonly SpokenSentence[];
}

/** When it stops by itself: after so many minutes, or with the lesson. */
export type Sleep = 'never' | 'lesson' | number;

export interface PlayerState {
  readonly track: Track | undefined;
  readonly isPlaying: boolean;
  /** It wants to play, and waits for the network. */
  readonly isWaiting: boolean;
  /** Of whole seconds. */
  readonly time: number;
  readonly rate: number;
  readonly volume: number;
  readonly sleep: Sleep;
  /** The audio could not be loaded. */
  readonly hasFailed: boolean;
  /** Whether a lesson waits where it asks something. */
  readonly stopsToAsk: boolean;
  /** It waits for an answer. */
  readonly isAsking: boolean;
}

export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export const skipSeconds = 15;
const rateKey = 'audio_rate';
const askKey = 'audio_asks';

/**
 * Plays one lesson at a time, on while its reader goes elsewhere in the course. What is slower than
 * the ear, such as the highlight, reads `now` frame by frame; the rest is told by `subscribe`.
 */
export class LessonPlayer {
  /** Told when a lesson has come to its end, and when its audio cannot be loaded. */
  onEnded: () => void = () => undefined;
  onFailed: () => void = () => undefined;

  private audio: HTMLAudioElement | undefined;
  private state: PlayerState = {
    track: undefined,
    isPlaying: false,
    isWaiting: false,
    time: 0,
    rate: rememberedRate(),
    volume: 1,
    sleep: 'never',
    hasFailed: false,
    stopsToAsk: remembered(askKey) === 'yes',
    isAsking: false,
  };
  /** Seconds at which the lesson asks something. */
  private askAt: number | undefined;
  /** What was heard last: a question that is jumped over is not asked. */
  private heard = 0;
  private readonly listeners = new Set<() => void>();
  private sleepTimer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getSnapshot = (): PlayerState => this.state;

  /** Seconds from the beginning, to the frame. */
  get now(): number {
    return this.audio?.currentTime ?? 0;
  }

  /** Nothing changes where it is heard already; with a fresh address it goes on where it was. */
  open(track: Track, { at }: { at?: number } = {}): void {
    const isSame = this.state.track?.lessonId === track.lessonId;
    const from = at ?? (isSame ? this.now : 0);
    const audio = (this.audio ??= this.create());
    if (this.state.track?.url !== track.url || this.state.hasFailed) {
      audio.src = track.url;
      audio.defaultPlaybackRate = this.state.rate;
      audio.playbackRate = this.state.rate;
    }
    if (!isSame) this.askAt = undefined;
    this.change({ track, hasFailed: false, time: Math.floor(from), isAsking: false });
    audio.currentTime = from;
    this.heard = from;
  }

  /** Where the lesson that is heard asks something; undefined: nowhere, or it was answered. */
  setQuestion(lessonId: string, at: number | undefined): void {
    if (this.state.track?.lessonId === lessonId) this.askAt = at;
  }

  setStopsToAsk(stopsToAsk: boolean): void {
    this.change({ stopsToAsk });
    remember(askKey, stopsToAsk ? 'yes' : 'no');
  }

  play(): void {
    const { audio } = this;
    if (!audio) return;
    this.change({ isWaiting: true, isAsking: false });
    // Refused where the page may not make a sound yet: then the button is pressed once more.
    audio.play().catch(() => this.change({ isPlaying: false, isWaiting: false }));
  }

  pause(): void {
    this.audio?.pause();
    this.change({ isWaiting: false });
  }

  toggle(): void {
    if (this.state.isPlaying || this.state.isWaiting) this.pause();
    else this.play();
  }

  seek(seconds: number): void {
    if (!this.audio || !this.state.track) return;
    this.audio.currentTime = Math.min(Math.max(0, seconds), this.state.track.seconds);
    this.heard = this.audio.currentTime;
    this.change({ time: Math.floor(this.audio.currentTime), isAsking: false });
  }

  skip(seconds: number): void {
    this.seek(this.now + seconds);
  }

  setRate(rate: number): void {
    if (this.audio) this.audio.playbackRate = rate;
    this.change({ rate });
    remember(rateKey, String(rate));
  }

  setVolume(volume: number): void {
    if (this.audio) this.audio.volume = volume;
    this.change({ volume });
  }

  setSleep(sleep: Sleep): void {
    clearTimeout(this.sleepTimer);
    if (typeof sleep === 'number')
      this.sleepTimer = setTimeout(() => {
        this.pause();
        this.change({ sleep: 'never' });
      }, sleep * 60_000);
    this.change({ sleep });
  }

  /** Puts the lesson away. */
  close(): void {
    clearTimeout(this.sleepTimer);
    this.audio?.pause();
    this.audio?.removeAttribute('src');
    this.audio?.load();
    this.change({
      track: undefined,
      isPlaying: false,
      isWaiting: false,
      time: 0,
      sleep: 'never',
      hasFailed: false,
      isAsking: false,
    });
  }

  private create(): HTMLAudioElement {
    const audio = new Audio();
    audio.preload = 'metadata';
    audio.volume = this.state.volume;
    audio.addEventListener('play', () => this.change({ isPlaying: true }));
    audio.addEventListener('playing', () => this.change({ isPlaying: true, isWaiting: false }));
    audio.addEventListener('waiting', () => this.change({ isWaiting: true }));
    audio.addEventListener('pause', () => this.change({ isPlaying: false, isWaiting: false }));
    audio.addEventListener('timeupdate', () => {
      this.askIfReached(audio);
      const time = Math.floor(audio.currentTime);
      if (time !== this.state.time) this.change({ time });
    });
    audio.addEventListener('ended', () => {
      this.change({ isPlaying: false, isWaiting: false });
      if (this.state.sleep === 'lesson') this.change({ sleep: 'never' });
      else this.onEnded();
    });
    audio.addEventListener('error', () => {
      // What was put away has no address any more, which is no failure.
      if (!this.state.track || !audio.hasAttribute('src')) return;
      this.change({ isPlaying: false, isWaiting: false, hasFailed: true });
      this.onFailed();
    });
    return audio;
  }

  /** Waits before the sentence that follows the question. */
  private askIfReached(audio: HTMLAudioElement): void {
    const { askAt, heard } = this;
    this.heard = audio.currentTime;
    if (askAt === undefined || !this.state.stopsToAsk || !this.state.isPlaying) return;
    if (heard >= askAt || audio.currentTime < askAt) return;
    audio.currentTime = askAt;
    this.heard = askAt;
    this.pause();
    this.change({ isAsking: true });
  }

  private change(change: Partial<PlayerState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

function rememberedRate(): number {
  const kept = Number(remembered(rateKey));
  return rates.find((rate) => rate === kept) ?? 1;
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: what was chosen holds for this page.
  }
}

/** One for the page: two lessons at once is a noise. */
export const lessonPlayer = new LessonPlayer();
