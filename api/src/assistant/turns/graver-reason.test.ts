import { describe, expect, test } from '@jest/globals';
import { useOrders } from '../../testing/scenes/order-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('The reason why a guest waits on %s', (_, create) => {
  const { ask, guest, kitchen } = useOrders(create);

  const seen = async () => {
    const { conversationId } = guest();
    const { body } = await kitchen().call(`GET /api/staff/conversations/${conversationId}`);
    const notes = (body.messages as Array<{ visibility: string; body: string }>)
      .filter(({ visibility }) => visibility === 'internal')
      .map((note) => note.body);
    return { reason: body.conversation.handoff?.reason, state: body.conversation.state, notes };
  };

  /** Sends a line and waits until its turn is over, whether it is answered or not. */
  const say = async (text: string, reason: string) => {
    await guest().say(text);
    const deadline = Date.now() + 60_000;
    while ((await seen()).reason !== reason) {
      if (Date.now() > deadline) throw new Error(`The reason is ${(await seen()).reason}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  test('becomes a complaint and then an allergy, with the guest’s words for staff', async () => {
    await ask('I want to speak to a person');
    expect((await seen()).reason).toBe('guest-asked');
    await say('This room is disgusting, I am very disappointed', 'restricted:complaint');
    await say('And I have a severe sesame allergy', 'restricted:allergy');
    const { notes, state } = await seen();
    expect(state).toBe('awaiting_human');
    expect(notes).toContain('This room is disgusting, I am very disappointed');
    expect(notes).toContain('And I have a severe sesame allergy');
  });

  test('stays the gravest', async () => {
    await ask('I have a severe sesame allergy');
    expect((await seen()).reason).toBe('restricted:allergy');
    await guest().say('This room is disgusting');
    await ask('two towels please');
    expect((await seen()).reason).toBe('restricted:allergy');
  });
});
