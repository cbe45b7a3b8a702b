import type { ProbeResult } from '@bellkey/shared/api';
import type { RemoteModelConfig } from '../concierge/engines/remote-model.ts';
import { AddressNotAllowedError } from './guarded-fetch.ts';

const PROBE_TIMEOUT_MS = 10_000;

function isNotAllowed(error: unknown): boolean {
  if (error instanceof AddressNotAllowedError) return true;
  return error instanceof Error && error.cause !== undefined && isNotAllowed(error.cause);
}

function reasonOf(status: number): ProbeResult['reason'] {
  if (status === 401 || status === 403) return 'key-refused';
  return status === 404 ? 'model-unknown' : 'unusable-answer';
}

/** Whether the answer is one of a chat completion; its text is looked at and forgotten. */
function isCompletion(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'choices' in body &&
    Array.isArray(body.choices) &&
    body.choices.length > 0
  );
}

/** Asks an engine for one word. Says how it went and never what was said: an endpoint may repeat its headers. */
export async function probe(config: RemoteModelConfig, timeoutMs: number): Promise<ProbeResult> {
  const startedAt = performance.now();
  const result = (reason: ProbeResult['reason'], status: number | null): ProbeResult => ({
    ok: reason === null,
    ms: Math.round(performance.now() - startedAt),
    reason,
    status,
  });
  const signal = AbortSignal.timeout(Math.min(timeoutMs, PROBE_TIMEOUT_MS));
  try {
    const response = await (config.fetch ?? fetch)(`${config.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(config.apiKey && { authorization: `Bearer ${config.apiKey}` }),
      },
      body: JSON.stringify({
        model: config.model,
        max_tokens: 5,
        messages: [{ role: 'user', content: 'Answer with the word: ready' }],
      }),
    });
    if (!response.ok) return result(reasonOf(response.status), response.status);
    const body: unknown = await response.json().catch(() => null);
    return result(isCompletion(body) ? null : 'unusable-answer', response.status);
  } catch (error) {
    if (isNotAllowed(error)) return result('address-not-allowed', null);
    return result(signal.aborted ? 'timeout' : 'unreachable', null);
  }
}
