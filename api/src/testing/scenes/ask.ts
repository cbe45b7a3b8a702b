import type { Guest } from '../test-callers.ts';

interface Answer {
  id: string;
  body: string;
  engine: string | null;
  parts: Array<Record<string, unknown>>;
}

/** Sends a guest's line and waits for the answer of the concierge or of the system. */
export async function ask(guest: Guest, text: string): Promise<Answer> {
  const { body } = await guest.call('GET /api/guest/conversation');
  const events = await guest.listen(Number(body.cursor));
  await guest.say(text);
  const answer = await events.until(
    (e) => e.type === 'message.created' && ['ai', 'system'].includes(e.message.sender.kind),
  );
  await events.close();
  return (answer as unknown as { message: Answer }).message;
}
