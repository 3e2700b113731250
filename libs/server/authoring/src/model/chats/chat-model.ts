import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import type { ModelConfig } from '@coursewright/platform';
import { initChatModel, MODEL_PROVIDER_CONFIG } from 'langchain/chat_models/universal';
import { isObject } from '../answer-schema.ts';
import { ProviderUnusable } from '../provider-failure.ts';
import { shippedProviders } from '../shipped-providers.ts';

type Settings = Readonly<Record<string, unknown>>;

/**
 * A provider's client, made by LangChain's `initChatModel` from the provider's name in its table.
 * Never retries: `RetryingChat` does, within its own limits. `initChatModel` returns a wrapper that
 * keeps one client for each different set of call options and never forgets any; our options hold
 * the schema of the answer, so the one client is taken out of it.
 */
async function chatModel(
  provider: string,
  config: ModelConfig,
  settings: Settings,
): Promise<BaseChatModel> {
  const wrapper = await initChatModel(config.name, {
    maxRetries: 0,
    ...settings,
    modelProvider: provider,
  });
  return wrapper._getModelInstance();
}

/** The client of a provider that we ship, whose class is known. */
export async function shippedModel<Client extends BaseChatModel>(
  client: abstract new (...fields: never[]) => Client,
  provider: string,
  config: ModelConfig,
  settings: Settings,
): Promise<Client> {
  const model = await chatModel(provider, config, settings);
  if (model instanceof client) return model;
  throw new ProviderUnusable(`LangChain's client for ${provider} is not a ${client.name}.`);
}

/**
 * The client of any other provider in LangChain's table, from a package that the operator has
 * added. Throws ProviderUnusable.
 */
export async function furtherModel(config: ModelConfig): Promise<BaseChatModel> {
  const { provider, name, apiKey, baseUrl } = config;
  const asked = `MODEL=${provider}:${name}`;
  const table: Partial<Record<string, { readonly package: string }>> = MODEL_PROVIDER_CONFIG;
  const known = table[provider];
  if (!known) {
    const names = new Set([...shippedProviders, ...Object.keys(table)]);
    throw new ProviderUnusable(
      `${asked} names no provider that is known. Use one of ${[...names].toSorted().join(', ')}.`,
    );
  }
  // A server's address has no name that all packages agree on.
  const address = baseUrl ? { baseUrl, baseURL: baseUrl, configuration: { baseURL: baseUrl } } : {};
  try {
    return await chatModel(provider, config, { ...(apiKey ? { apiKey } : {}), ...address });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProviderUnusable(
      isMissing(error)
        ? `${asked} needs the package ${known.package}. Install it where Coursewright is installed: npm install ${known.package}`
        : `${asked} cannot be used: ${reason}`,
      { cause: error },
    );
  }
}

const isMissing = (error: unknown): boolean =>
  isObject(error) &&
  (/MODULE_NOT_FOUND/.test(String(error.code)) ||
    String(error.message).startsWith('Unable to import'));
