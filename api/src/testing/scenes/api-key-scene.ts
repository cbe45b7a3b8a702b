import type { ApiKey, ApiKeyScope } from '@bellkey/shared/api';
import { apiKeyScopes } from '@bellkey/shared/api';
import type { SmallHotel } from '../small-hotel.ts';
import type { TestApi } from '../test-api.ts';
import type { Answer } from '../test-callers.ts';
import type { Stage } from '../use-test-api.ts';

/** Every scope of API keys. */
export const ALL_SCOPES = Object.keys(apiKeyScopes) as ApiKeyScope[];

/** A key that a manager of a hotel created, and a program that calls with it. */
export interface Program {
  keyId: string;
  secret: string;
  /** @param property another than the key's */
  call(operation: string, options?: { body?: unknown; property?: string; via?: TestApi }): Promise<Answer>;
}

/** A program that calls one API with a secret. */
export function programWith(api: TestApi, hotel: SmallHotel, secret: string): Program['call'] {
  return (operation, { body, property = hotel.id, via = api } = {}) =>
    via.call(`${operation}${operation.includes('?') ? '&' : '?'}property=${property}`, {
      token: secret,
      ...(body !== undefined && { body }),
    });
}

/** Creates a key as a manager does. */
export async function makeProgram(
  stage: Stage,
  hotel: SmallHotel,
  scopes: readonly ApiKeyScope[] = ALL_SCOPES,
  days: 7 | null = null,
): Promise<Program> {
  const made = await stage.api
    .staff(hotel, 'manager')
    .call('POST /api/staff/api-keys', { body: { name: 'Door system', scopes, days } });
  if (made.status !== 201) throw new Error(`No key was made: ${JSON.stringify(made.body)}`);
  const { key, secret } = made.body;
  return { keyId: key.id, secret, call: programWith(stage.api, hotel, secret) };
}

/** A hotel with a manager, and `list`, the keys that the manager sees. */
export async function newHotelWithKeys(stage: Stage) {
  const hotel = await stage.newHotel();
  const manager = stage.api.staff(hotel, 'manager');
  const list = async (): Promise<ApiKey[]> => (await manager.call('GET /api/staff/api-keys')).body.keys;
  return { hotel, manager, list };
}
