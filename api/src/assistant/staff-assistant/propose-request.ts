import type { StaffAnswer } from '@bellkey/shared/api';
import { momentOf, nextDay, wallTime } from '@bellkey/shared/wall-time';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { loadRequestForm } from '../../service/requests/request-form.ts';
import { NOTE_MAX_CHARS } from '../../service/requests/request-wish.ts';
import { answer } from './answer.ts';
import type { Command } from './command.ts';
import { names } from './select-requests.ts';
import { serviceKeysIn } from './service-words.ts';

/** Up to this many words, a request is fully described by its service, number and place. */
const WORDS_WITHOUT_NOTE = 3;

type Wish = Extract<Command, { kind: 'raise' }>;

/** Proposes an internal request, for a service and a place of the property. */
export async function proposeRequest(
  scope: PropertyScope,
  staff: StaffCaller,
  { place: number, quantity, time, text, note }: Wish,
): Promise<StaffAnswer> {
  const { services, places } = await loadRequestForm(scope, staff);
  const place = places.find(({ label }) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(label));
  if (!place) return answer('raise', `There is no place ${number} here.`);
  const words = text.match(/[\p{L}-]{2,}/gu) ?? [];
  const keys = serviceKeysIn(text);
  const service =
    keys.map((key) => services.find((one) => one.key === key)).find((one) => one !== undefined) ??
    services.find(({ title }) => names(title, words));
  if (!service) {
    return answer(
      'raise',
      'No service here is called that. Raise it in the dashboard, where all are listed.',
    );
  }
  const { timeZone } = await loadProperty(scope);
  const at = time === null ? null : nextMoment(scope.now, time, timeZone);
  const count = quantity === null ? null : Math.min(quantity, service.maxQuantity);
  const fewer =
    count !== null && quantity !== null && count < quantity
      ? ` ${service.maxQuantity} is the most at once.`
      : '';
  const when = at === null ? '' : `, for ${time}${at.today ? '' : ' tomorrow'}`;
  return answer(
    'raise',
    `Apply to raise ${service.title}${count === null ? '' : ` ×${count}`}, ${place.label}${when}. It goes to ${service.department.name}; the guest does not see it.${fewer}`,
    {
      proposals: [
        {
          kind: 'raise',
          service: service.key,
          title: service.title,
          placeId: place.id,
          place: place.label,
          quantity: count,
          // `2 towels for 204` needs no note: the request already says it.
          note: words.length > WORDS_WITHOUT_NOTE ? note.slice(0, NOTE_MAX_CHARS) : null,
          at: at?.moment.toISOString() ?? null,
        },
      ],
    },
  );
}

/** The next instant at which the property's clocks show a time; null on the night when they skip it. */
function nextMoment(now: Date, time: string, timeZone: string): { moment: Date; today: boolean } | null {
  const today = wallTime(now, timeZone).slice(0, 10);
  const first = momentOf(today, time, timeZone);
  if (first && first > now) return { moment: first, today: true };
  const next = momentOf(nextDay(today), time, timeZone);
  return next && { moment: next, today: false };
}
