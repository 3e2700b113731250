import type { Insights, KeyProvider } from '@coursewright/contract';

/**
 * The whole configuration, read once from the environment by `loadConfig`; nothing else reads
 * `process.env`. Injection token and type in one.
 */
export abstract class Config {
  abstract readonly port: number;
  abstract readonly host: string;
  /** Without a slash at the end. */
  abstract readonly publicUrl: string;
  /** Absolute. */
  abstract readonly dataDir: string;
  /**
   * Absent: the embedded PostgreSQL in `dataDir`/postgres, which the launcher starts before the
   * application.
   */
  abstract readonly databaseUrl: string | undefined;
  /**
   * Most connections that one process holds for its own statements; jobs and wake-ups take a few
   * more.
   */
  abstract readonly databasePool: number;
  abstract readonly jwtSecret: string;
  abstract readonly encryptionKey: string;
  abstract readonly workers: 'inline' | 'none';
  /** Courses that one process which takes jobs writes at the same time. */
  abstract readonly coursesAtOnce: number;
  abstract readonly production: boolean;
  abstract readonly logLevel: string;
  /** Addresses or CIDR ranges of the proxies whose X-Forwarded-For is believed. */
  abstract readonly trustProxy: readonly string[];
  abstract readonly model: ModelConfig;
  /** Absent: what a course costs is shown in tokens only. */
  abstract readonly modelPrices: TokenPrices | undefined;
  abstract readonly search: SearchConfig;
  abstract readonly speech: SpeechConfig;
  abstract readonly files: FilesConfig;
  /**
   * Where keys that users bring are tested and used, instead of the provider's own address. Without
   * a slash at the end.
   */
  abstract readonly userKeyUrls: Readonly<Partial<Record<KeyProvider, string>>>;
  abstract readonly smtpUrl: string | undefined;
  abstract readonly mailFrom: string;
  abstract readonly payments: PaymentsConfig;
  /** Where the web sends what it counts; absent: nowhere. */
  abstract readonly insights: Insights | undefined;
  abstract readonly admin: { readonly email: string; readonly password: string } | undefined;
  /** host[:port] or CIDR entries that the guarded fetcher may reach besides public addresses. */
  abstract readonly fetchAllow: readonly string[];
  /** Folder in which the rig says where this process dies. Tests only. */
  abstract readonly faultPoints: string | undefined;
}

/** USD per million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

export interface ModelConfig {
  /**
   * `builtin`, a provider that we ship (openai, anthropic, google, ollama), or another one of
   * LangChain's, whose package the operator adds.
   */
  readonly provider: string;
  /** The provider's model name; empty for the builtin author. */
  readonly name: string;
  readonly baseUrl?: string;
  readonly apiKey?: string;
  /**
   * Hard limit of one call in milliseconds, kept even where a client library ignores its signal.
   */
  readonly timeoutMs: number;
  /** Tokens of prompt and answer together that the model takes; absent: a cautious number. */
  readonly contextTokens?: number;
}

export interface SearchConfig {
  readonly kind: 'none' | 'perplexity' | 'brave' | 'tavily' | 'searxng' | 'wikipedia';
  readonly baseUrl?: string;
  readonly apiKey?: string;
}

/** Where files are kept: below `dataDir`, or in a bucket of an S3-compatible storage. */
export type FilesConfig =
  | { readonly kind: 'disk' }
  | {
      readonly kind: 's3';
      /** Without a slash at the end. */
      readonly endpoint: string;
      readonly bucket: string;
      readonly accessKey: string;
      readonly secretKey: string;
      readonly region: string;
    };

/** What reads lessons aloud. */
export type SpeechConfig =
  | { readonly kind: 'builtin' }
  | {
      readonly kind: 'kokoro';
      /** Absolute: the folder with the model. */
      readonly model: string;
      /** Which of its weights. */
      readonly dtype: string;
    }
  | {
      /** Speaks the protocol of OpenAI's `/v1/audio/speech`. */
      readonly kind: 'server';
      readonly model: string;
      /** Without a slash at the end. */
      readonly baseUrl: string;
      readonly apiKey?: string;
      /** The first that fits a language is its default. */
      readonly voices: readonly SpeechVoice[];
      /** USD per million characters. */
      readonly price?: number;
      /** Hard limit of one request in milliseconds. */
      readonly timeoutMs: number;
    };

export interface SpeechVoice {
  readonly name: string;
  /** The only language it is offered for; absent: any that has no voice of its own. */
  readonly language?: string;
}

/** `test`: the built-in checkout, where no money moves; `none`: credits are not sold. */
export type PaymentsConfig =
  | { readonly kind: 'none' | 'test' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      /** A signature by any of them is good, so that keys can be rolled. */
      readonly webhookSecrets: readonly string[];
      readonly publishableKey: string;
      /** Instead of Stripe's own address; without a slash at the end. */
      readonly baseUrl?: string;
    };
