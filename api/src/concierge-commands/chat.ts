import { randomUUID } from 'node:crypto';
import { createConcierge } from '@bellkey/concierge';
import type { TurnResult } from '@bellkey/concierge/contract';
import type { Chat, ChatLine, ChatModel, ChatOptions } from '@bellkey/concierge/evaluation/chat';
import { actOf } from '@bellkey/concierge/evaluation/line-act';
import type { Order, ServiceRequest } from '@bellkey/shared/api';
import type { DemoProperty } from '../public/demo/sample-properties/demo-property.ts';
import { AURORA_ID, aurora } from '../public/demo/sample-properties/hotel-aurora.ts';
import { loadPropertyFile } from './property-file/load-property.ts';
import { CallRefused, openScratchHotel } from './scratch-hotel.ts';
import { loadSystemMessage, type RaisedAlarm, selectAlarm, waitUntilTurnsEnd } from './turn-outcome.ts';

const NOT_ACTIONS = new Set(['search_knowledge', 'hand_off', 'offer_choices']);
/** Start of separate conversations, by the property's clock: the kitchen is open and people are on duty. */
const BEGIN_HOUR = 13;
/** Delay between lines of one conversation, so that limits per minute see a person's pace rather than a script's. */
const BETWEEN_LINES_MS = 15_000;

const NOTHING: ChatLine = {
  reply: null,
  act: 'silence',
  alarm: null,
  actions: [],
  handoff: null,
  sources: [],
};

function printed(result: TurnResult): ChatLine {
  const { reply, actions, handoff, parts } = result;
  return {
    reply,
    act: actOf(result),
    alarm: null,
    actions: actions
      .filter(({ tool, outcome }) => outcome === 'done' && !NOT_ACTIONS.has(tool))
      .map(({ tool, input }) => ({ tool, input })),
    handoff: handoff?.reason ?? null,
    sources: parts.flatMap((part) =>
      part.kind === 'source' ? [{ id: part.source.id, title: part.source.title }] : [],
    ),
  };
}

/** From 1 for Monday to 7. */
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

/** The property that `--property` names. */
function sampleOf(property: string): DemoProperty {
  if (property === AURORA_ID) return aurora;
  if (/\.json$|[\\/]/.test(property)) return loadPropertyFile(property);
  throw new Error(
    `There is no property "${property}". Try --property ${AURORA_ID}, or the path of a JSON file.`,
  );
}

/**
 * Opens a terminal chat with the whole product on a scratch database.
 *
 * @param model the language model that answers; the embedded engine unless given
 * @throws Error for an unknown property or place, PropertyFileError for a file that cannot be used
 */
export async function openChat(
  { property, place: label, separate, weekday }: ChatOptions,
  model: ChatModel | null = null,
): Promise<Chat> {
  let result: TurnResult | null = null;
  const concierge = createConcierge(model ? { ai: { ...model, apiKey: model.apiKey ?? '' } } : {});
  const hotel = await openScratchHotel(
    async (...turn) => {
      const answer = await concierge(...turn);
      result = answer;
      return answer;
    },
    { sample: sampleOf(property) },
  );
  const found = hotel.places.find(
    (candidate) => label === undefined || candidate.label === label || candidate.label.endsWith(` ${label}`),
  );
  if (!found) {
    await hotel.close();
    throw new Error(
      `There is no place "${label}" in "${property}". Try --place "${hotel.places[0]?.label ?? ''}".`,
    );
  }
  const place = found;

  let cookie = await hotel.enter(place);
  let waiting: string | null = null;
  let lastAlarm: RaisedAlarm | null = null;
  // The first guest comes at the current time of day; each later one at the hour above.
  let isNew = false;
  const begin = async () => {
    if (isNew) return;
    do hotel.skipToNextDay(BEGIN_HOUR);
    while (weekday !== undefined && weekdayOf(hotel.today()) !== weekday);
    cookie = await hotel.enter(place);
    waiting = null;
    isNew = true;
  };

  /** Prints the outcome of a line: its turn, the alarm it raised, and the server's own messages. */
  function lineOf(turn: ChatLine | null, alarm: RaisedAlarm | null, systemText: string | null): ChatLine {
    const answered = turn ?? { ...NOTHING, act: systemText ? 'none' : 'silence' };
    if (alarm && alarm.key !== lastAlarm?.key) {
      const { kind } = alarm;
      return {
        ...answered,
        reply: [systemText, turn?.reply].filter(Boolean).join('\n') || null,
        act: 'alarm',
        alarm: kind,
        actions: [{ tool: 'raise_incident', input: { kind } }, ...answered.actions],
        handoff: `emergency:${kind}`,
      };
    }
    // When the concierge adds nothing, the guest reads the server's own message about the handoff.
    const silent = turn === null || (turn.handoff !== null && !turn.reply);
    return silent ? { ...answered, reply: systemText } : answered;
  }

  const conversation = async () =>
    (await (await hotel.call('GET', '/api/guest/conversation', cookie)).json()) as {
      requests: ServiceRequest[];
      orders?: Order[];
    };

  return {
    begin,
    close: hotel.close,
    today: hotel.today,
    async requests() {
      const { requests } = await conversation();
      return requests.map(({ no, service, quantity, state, details, note }) => ({
        no,
        service,
        quantity,
        state,
        when: [...(details ?? []).map(({ value }) => value), ...(note ? [note] : [])],
      }));
    },
    async cart() {
      const { orders = [] } = await conversation();
      return orders.flatMap(({ state, lines }) => (state === 'draft' ? lines.map(({ name }) => name) : []));
    },
    async say(line) {
      if (separate) await begin();
      else hotel.skip(BETWEEN_LINES_MS);
      isNew = false;
      result = null;
      try {
        await hotel.call('POST', '/api/guest/messages', cookie, { clientId: randomUUID(), body: line });
      } catch (error) {
        // A line that is too long never reaches the concierge; the guest reads why.
        if (!(error instanceof CallRefused)) throw error;
        return { ...NOTHING, reply: error.detail, act: 'none', handoff: waiting };
      }
      await waitUntilTurnsEnd(hotel);
      const alarm = await selectAlarm(hotel);
      const answer = lineOf(result ? printed(result) : null, alarm, await loadSystemMessage(hotel, cookie));
      lastAlarm = alarm;
      waiting = answer.handoff ?? waiting;
      return { ...answer, handoff: waiting };
    },
  };
}
