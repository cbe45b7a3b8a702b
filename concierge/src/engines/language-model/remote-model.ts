import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV3 } from '@ai-sdk/provider';
import type { RemoteModelConfig } from '../../contract/remote-engine.ts';
import { cappedFetch } from './capped-fetch.ts';

/** A language model at an OpenAI-compatible endpoint. The key is only used in its authorization header. */
export function remoteModel(config: RemoteModelConfig): LanguageModelV3 {
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: config.baseUrl.replace(/\/+$/, ''),
    ...(config.apiKey && { apiKey: config.apiKey }),
    fetch: cappedFetch(config.fetch ?? fetch),
    includeUsage: true,
  });
  return provider.chatModel(config.model);
}
