import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV3 } from '@ai-sdk/provider';

/** Where a language model answers, over any OpenAI-compatible endpoint. */
export interface RemoteModelConfig {
  baseUrl: string;
  model: string;
  apiKey: string;
  /** How the address is reached; the plain `fetch` unless told. */
  fetch?: typeof fetch;
}

/** A language model of an OpenAI-compatible endpoint. The key goes nowhere but into its authorization header. */
export function remoteModel(config: RemoteModelConfig): LanguageModelV3 {
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: config.baseUrl.replace(/\/+$/, ''),
    ...(config.apiKey && { apiKey: config.apiKey }),
    ...(config.fetch && { fetch: config.fetch }),
    includeUsage: true,
  });
  return provider.chatModel(config.model);
}
