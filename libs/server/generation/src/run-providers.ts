import {
  AppError,
  fieldRefusal,
  type GenerateCourseInput,
  type KeyProvider,
  say,
} from '@coursewright/contract';
import { Author, createAuthor } from '@coursewright/authoring';
import { Config, type ResolvedUserKey, type TokenPrices, UserKeys } from '@coursewright/platform';
import { WebSearch, webSearchOf } from '@coursewright/sources';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

/** Who writes and who searches in one run. */
export interface Providers {
  readonly author: Author;
  readonly webSearch: WebSearch;
  /**
   * What the author's tokens cost the operator; absent where they cost nothing, the learner pays,
   * or no prices are set.
   */
  readonly prices?: TokenPrices;
}

type Keys = Pick<GenerateCourseInput, 'google_key_token' | 'pplx_key_token'>;

/** What a Google key writes with where the installation itself does not use Google. */
const googleModel = 'gemini-2.5-flash';

/**
 * The installation's author and search, or those that the user's own keys pay for. Only the token
 * of a key is kept with a task; the key itself is opened for each run and never leaves its memory.
 */
@Injectable()
export class RunProviders {
  constructor(
    private readonly config: Config,
    private readonly author: Author,
    private readonly webSearch: WebSearch,
    private readonly modules: ModuleRef,
  ) {}

  /**
   * Throws validation_error for a token that is unknown, someone else's, or of another provider.
   */
  async of(userId: string, { google_key_token, pplx_key_token }: Keys): Promise<Providers> {
    const [google, perplexity] = await Promise.all([
      this.keyOf(userId, 'google_key_token', google_key_token, 'google'),
      this.keyOf(userId, 'pplx_key_token', pplx_key_token, 'perplexity'),
    ]);
    const { modelPrices } = this.config;
    return {
      author: google ? await this.googleAuthor(google) : this.author,
      webSearch: perplexity ? this.perplexity(perplexity) : this.webSearch,
      ...(modelPrices && !google ? { prices: modelPrices } : {}),
    };
  }

  private async keyOf(
    userId: string,
    field: keyof Keys,
    token: string | undefined,
    provider: KeyProvider,
  ): Promise<ResolvedUserKey | undefined> {
    if (token === undefined) return undefined;
    const key = await this.modules
      .get<UserKeys>(UserKeys, { strict: false })
      .resolve(userId, token)
      .catch((error: unknown) => {
        if (error instanceof AppError && error.type === 'not_found')
          throw fieldRefusal(field, say('key_unknown'));
        throw error;
      });
    if (key.provider !== provider) throw fieldRefusal(field, say('key_of_other_provider'));
    return key;
  }

  private googleAuthor({ apiKey, baseUrl }: ResolvedUserKey): Promise<Author> {
    const { model } = this.config;
    return createAuthor({
      provider: 'google',
      name: model.provider === 'google' ? model.name : googleModel,
      apiKey,
      ...(baseUrl ? { baseUrl } : {}),
      timeoutMs: model.timeoutMs,
    });
  }

  private perplexity({ apiKey, baseUrl }: ResolvedUserKey): WebSearch {
    return webSearchOf(
      { kind: 'perplexity', apiKey, ...(baseUrl ? { baseUrl } : {}) },
      this.config.publicUrl,
    );
  }
}
