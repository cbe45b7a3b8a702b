import { describe, expect, test } from '@jest/globals';
import { requestOf } from '../testing/scene.ts';
import { say } from './say.ts';

const towels = requestOf({ service: 'towels', quantity: 2, note: null }, 41);

describe('open requests', () => {
  test('"where are my towels?" reports where they are and makes no second request', async () => {
    const turn = await say('Where are my towels?', { openRequests: [towels] });
    expect(turn.reply).toBe('Your request for two towels is with Housekeeping, promised by 14:20.');
    expect(turn.created).toEqual([]);
  });

  test('a request is cancelled when it is the only candidate', async () => {
    const turn = await say('Please cancel the towels', { openRequests: [towels] });
    expect(turn.cancelled).toEqual([41]);
    expect(turn.reply).toBe('Done. Your request for two towels is cancelled.');
  });

  test('the guest chooses among several', async () => {
    const tv = requestOf({ service: 'tv', quantity: null, note: null }, 42);
    const turn = await say('cancel my request', { openRequests: [towels, tv] });
    expect(turn.cancelled).toEqual([]);
    expect(turn.parts).toEqual([
      {
        kind: 'choices',
        choices: [expect.objectContaining({ text: 'Cancel request 41.' }), expect.anything()],
      },
    ]);
    const chosen = await say('Cancel request 41.', { openRequests: [towels, tv] });
    expect(chosen.cancelled).toEqual([41]);
  });
});
