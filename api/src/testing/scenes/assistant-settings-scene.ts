import type { OpenAiServer } from '@bellkey/concierge/testing/openai-server';
import type { SmallHotel } from '../small-hotel.ts';
import type { Guest } from '../test-callers.ts';
import type { Stage } from '../use-test-api.ts';

/** The key of a language model, as typed by a property. */
export const PROVIDER_KEY = 'sk-never-to-be-seen-again-4711';

/** The settings of a property's assistant. `hotel` and `server` are those of the running test. */
export function assistantSettingsScene(
  stage: Stage,
  hotel: () => SmallHotel,
  server: () => OpenAiServer | null = () => null,
) {
  return {
    provider: (change: Record<string, unknown> = {}, who: keyof SmallHotel['uids'] = 'owner') =>
      stage.api.staff(hotel(), who).call('PUT /api/staff/ai/provider', {
        body: {
          enabled: true,
          baseUrl: server()?.baseUrl ?? 'https://llm.example/v1',
          model: 'stand-in',
          key: PROVIDER_KEY,
          timeoutMs: 2000,
          monthlyTokenBudget: null,
          dailyTurnsPerGuest: 20,
          ...change,
        },
      }),
    mode: (body: Record<string, unknown>, who: keyof SmallHotel['uids'] = 'manager') =>
      stage.api.staff(hotel(), who).call('PUT /api/staff/ai/mode', {
        body: { mode: 'auto', exceptions: { vip: true, complaint: true, nights: null }, ...body },
      }),
    concierge: (guest: Guest) =>
      stage.api
        .staff(hotel(), 'agent')
        .call(`GET /api/staff/conversations/${guest.conversationId}/concierge`),
  };
}
