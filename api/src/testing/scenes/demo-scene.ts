import { EventReader } from '../event-reader.ts';
import type { Stage } from '../use-test-api.ts';

let number = 0;

/** An address of a caller; demos are limited by address. */
export const newPeer = () => `203.0.113.${++number}`;

/** Demos started by visitors. */
export function demoScene(stage: Stage) {
  const start = (from = newPeer(), query = '') =>
    stage.api.call(`POST /api/demo/sessions${query}`, { peer: from });

  /** A demo with both sides. */
  async function demo(query?: string) {
    const { body } = await start(newPeer(), query);
    const headers = { 'x-demo-guest': body.guestToken };
    return {
      id: body.property.id as string,
      ...(body as { guestToken: string; staffToken: string; expiresAt: string }),
      guest: (operation: string, payload?: unknown) => stage.api.call(operation, { headers, body: payload }),
      say: (line: string) =>
        stage.api.call('POST /api/guest/messages', {
          headers,
          body: { clientId: `client-${++number}-x`, body: line },
        }),
      staff: (operation: string, payload?: unknown) =>
        stage.api.call(`${operation}?property=${body.property.id}`, {
          token: body.staffToken,
          body: payload,
        }),
      listen: async () =>
        new EventReader(
          await stage.api.open(`/api/staff/events?property=${body.property.id}`, {
            authorization: `Bearer ${body.staffToken}`,
            'last-event-id': '0',
          }),
        ),
    };
  }
  return { start, demo };
}
