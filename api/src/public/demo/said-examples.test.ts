import { createConcierge } from '@bellkey/concierge';
import { describe, expect, test } from '@jest/globals';
import examples from '../../../../shared/src/examples/said-examples.json' with { type: 'json' };
import { postDemoMessage } from '../../testing/demo-guest.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

/** Expected result of a guest's line on the public site, as the site shows it. */
interface Example {
  property: 'hotel' | 'flats';
  says: string;
  /** Each with the minutes until the promised time; null where none is promised. */
  requests?: Array<{ service: string; quantity: number | null; minutes: number | null; title?: string }>;
  /** Id of the entry that answers. */
  source?: string;
  /** Whether a person is asked for. */
  person?: boolean;
  /** Whether an order is put on the card. */
  order?: boolean;
  /** A part of the reply; all of it where the site shows it. */
  reply?: string;
}

const AFTERNOON = '2026-11-23T14:02:00Z';
const MINUTE_MS = 60_000;
/** The site prints apostrophes that are not on a keyboard. */
const asTyped = (text: string) => text.replaceAll('’', "'");

describe.each(testDatabases.slice(0, 1))(
  'The examples of the public site work in the demo, on %s',
  (_, create) => {
    const stage = useTestApi(create, { runTurn: createConcierge({}) });

    test.each([
      ['maintenance', 'Something in our room is broken.'],
      ['power', 'A socket has no power.'],
    ])('the starter of %s is a request, and no alarm', async (service, says) => {
      const answer = await postDemoMessage(stage.api, 'hotel', [says]);
      expect(answer.requests).toMatchObject([{ service }]);
      expect(answer.state).toBe('ai_active');
    });

    test.each((examples as Example[]).map((example) => [example.property, example.says, example] as const))(
      'in the %s: %s',
      async (property, says, { requests = [], source, person = false, order = false, reply = '' }) => {
        stage.api.clock.stop(new Date(AFTERNOON));
        const answer = await postDemoMessage(stage.api, property, [says]);
        const made = answer.requests.map(({ service, quantity, promisedAt, title }) => ({
          service,
          quantity,
          title,
          minutes: promisedAt && (Date.parse(promisedAt) - Date.parse(AFTERNOON)) / MINUTE_MS,
        }));
        expect(made).toMatchObject(requests);
        expect(answer.state).toBe(person ? 'awaiting_human' : 'ai_active');
        expect(answer.parts.some((part) => part.kind === 'order')).toBe(order);
        if (source) {
          const cited = answer.parts.flatMap((part) => (part.kind === 'source' ? [part.source.id] : []));
          expect(cited).toContain(source);
        }
        expect(asTyped(answer.reply)).toContain(asTyped(reply));
      },
      60_000,
    );
  },
);
