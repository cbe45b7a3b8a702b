import type { Chat, ChatRequest } from '../chat/chat.ts';
import type { LeftRequest } from './judge-turn.ts';
import type { RoundGuest } from './run-round.ts';

/** The service whose requests are notes to a person, for lines that staff get without a task. */
const NOTES = 'concierge';
const DAY_MS = 24 * 60 * 60_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day in a round's notation: `+0` for today, `+1` for tomorrow. */
const relative = (value: string, today: string) =>
  ISO_DAY.test(value) ? `+${Math.round((Date.parse(value) - Date.parse(today)) / DAY_MS)}` : value;

/** The dishes added to a cart, each as often as its quantity increased. */
function addedTo(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...before];
  return after.filter((dish) => {
    const at = rest.indexOf(dish);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** A guest of a terminal chat, whose lines are classified by their changes in the database. */
export function roundGuest(chat: Chat): RoundGuest {
  let requests: readonly ChatRequest[] = [];
  let cart: readonly string[] = [];
  let handoff: string | null = null;

  const left = ({ service, quantity, when }: ChatRequest): LeftRequest => ({
    service,
    quantity,
    when: when.map((value) => relative(value, chat.today())),
  });
  const contentOf = ({ quantity, when }: ChatRequest) => JSON.stringify([quantity, when]);

  return {
    async begin() {
      await chat.begin();
      [requests, cart, handoff] = [[], [], null];
    },
    async say(line) {
      const { reply, act, alarm, handoff: awaited, actions } = await chat.say(line);
      const now = await chat.requests();
      const cartNow = await chat.cart();
      const known = new Map(requests.map((request) => [request.no, request]));
      const fetched = awaited !== null && awaited !== handoff;
      // If the guest already waits for a person, everything unhandled goes to that person.
      const leftToPerson = awaited !== null && (act === 'silence' || act === 'none' || act === 'unknown');
      const isTold = actions.some(
        ({ input }) => typeof input === 'object' && input !== null && 'told' in input,
      );
      const isNote = ({ service }: ChatRequest) => isTold && service === NOTES;
      const made = now.filter(({ no, state }) => !known.has(no) && state !== 'cancelled');
      const outcome = {
        reply: reply ?? '',
        made: made.filter((request) => !isNote(request)).map(left),
        notes: made.filter(isNote).map(left),
        changed: now
          .filter((request) => {
            const before = known.get(request.no);
            return before && request.state !== 'cancelled' && contentOf(before) !== contentOf(request);
          })
          .map(left),
        cancelled: now
          .filter(({ no, state }) => state === 'cancelled' && known.get(no)?.state !== 'cancelled')
          .map(({ service }) => service),
        alarm,
        person: act === 'person' || fetched || leftToPerson || made.some(isNote),
        ordered: addedTo(cart, cartNow),
        fallback: act === 'unknown',
      };
      [requests, cart, handoff] = [now, cartNow, awaited];
      return outcome;
    },
  };
}
