import type { StaffRole } from '@bellkey/shared/api';
import { createRandom, type Random } from './random.ts';
import wishData from './wishes.json' with { type: 'json' };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The property's local time at which a day begins; the fixture's zone has the time of UTC on that day. */
export const DAY_BEGINS = Date.parse('2026-11-24T07:00:00Z');
/** Beginnings of the shifts, in hours after the day begins; each takes eight. */
const SHIFTS = [0, 8, 16] as const;
const SHIFT_HOURS = 8;
/** Rooms for each member of the staff: 120 rooms have 40. */
const ROOMS_PER_MEMBER = 3;
const ABSENT_SHARE = 0.1;
const CANCELLED_SHARE = 0.05;
/** What one room wishes in 24 hours: 900 for 120 rooms. */
const WISHES_PER_ROOM = 7.5;
/** So many wishes at least, so that a short play shows something. */
const FEWEST_WISHES = 20;

type Language = 'en' | 'pt' | 'es';

/** A guest's line that will be said. */
export interface PlannedWish {
  /** In ms after the beginning. */
  at: number;
  /** The room's place in the list of rooms, from 0. */
  room: number;
  kind: string;
  line: string;
  /** When the guest takes back what was asked for, in ms after the line; null: never. */
  cancelAfter: number | null;
}

/** Someone who works in one shift. */
export interface PlannedMember {
  id: string;
  name: string;
  role: StaffRole;
  departments: string[];
  /** In ms after the beginning. */
  from: number;
  until: number;
  /** Fell ill: never comes. */
  absent: boolean;
}

/** What happens on a day before anyone reacts to anything. */
export interface DayPlan {
  wishes: PlannedWish[];
  members: PlannedMember[];
  /** When a process is killed, in ms after the beginning. */
  kills: number[];
}

/** What a play is made of. */
export interface DayChoices {
  seed: string;
  rooms: number;
  minutes: number;
  kills: number;
}

/** The same for the same choices. */
export function planDay({ seed, rooms, minutes, kills }: DayChoices): DayPlan {
  return {
    wishes: planWishes(createRandom(`${seed} wishes`), rooms, minutes),
    members: planMembers(createRandom(`${seed} members`), rooms),
    kills: Array.from({ length: kills }, (_, index) => ((index + 1) * minutes * MINUTE_MS) / (kills + 1)),
  };
}

function planWishes(random: Random, rooms: number, minutes: number): PlannedWish[] {
  const count = Math.max(FEWEST_WISHES, Math.round((rooms * WISHES_PER_ROOM * minutes) / (24 * 60)));
  const languages = Array.from({ length: rooms }, () =>
    random.pick<Language>(['en', 'en', 'en', 'pt', 'es']),
  );
  const wishes = Array.from({ length: count }, (_, index) => {
    const room = Math.floor(random.next() * rooms);
    // Each play has an alarm, however short it is.
    const kind = index === 0 ? 'alarm' : pickKind(random);
    const { lines } = kindOf(kind);
    return {
      at: Math.round(pickMoment(random, minutes)),
      room,
      kind,
      line: random.pick<string>(lines[languages[room] ?? 'en']),
      cancelAfter: random.chance(CANCELLED_SHARE) ? random.between(1, 8) * MINUTE_MS : null,
    };
  });
  return wishes.sort((one, other) => one.at - other.at);
}

function kindOf(kind: string) {
  const found = wishData.kinds.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no wish of the kind ${kind}`);
  return found;
}

function pickKind(random: Random): string {
  const all = wishData.kinds.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.next() * all;
  for (const { kind, weight } of wishData.kinds) {
    left -= weight;
    if (left < 0) return kind;
  }
  return 'question';
}

/** More by day than by night. */
function pickMoment(random: Random, minutes: number): number {
  const most = Math.max(...wishData.perHour);
  for (;;) {
    const at = random.next() * minutes * MINUTE_MS;
    const hour = new Date(DAY_BEGINS + at).getUTCHours();
    if (random.next() * most < (wishData.perHour[hour] ?? 0)) return at;
  }
}

/** Who a shift has, the most needed first: as many of these as the property's size gives it. */
const DUTIES: ReadonlyArray<readonly [role: StaffRole, department: string]> = [
  ['manager', 'duty-manager'],
  ['agent', 'front-desk'],
  ['staff', 'housekeeping'],
  ['staff', 'maintenance'],
  ['staff', 'housekeeping'],
  ['agent', 'front-desk'],
  ['staff', 'food-beverage'],
  ['staff', 'bell'],
  ['staff', 'housekeeping'],
  ['staff', 'concierge'],
  ['staff', 'housekeeping'],
  ['agent', 'front-desk'],
  ['staff', 'maintenance'],
  ['staff', 'food-beverage'],
  ['staff', 'spa'],
  ['staff', 'housekeeping'],
  ['staff', 'food-beverage'],
];
/** The share of the staff in each shift. */
const SHIFT_SHARES = [0.42, 0.4, 0.18] as const;
const FEWEST_IN_SHIFT = 4;
const NAMES = [
  'Ana',
  'Rui',
  'Marta',
  'João',
  'Inês',
  'Tiago',
  'Sofia',
  'Luís',
  'Clara',
  'Nuno',
  'Rita',
  'Pedro',
];

function planMembers(random: Random, rooms: number): PlannedMember[] {
  const all = Math.ceil(rooms / ROOMS_PER_MEMBER);
  return SHIFTS.flatMap((begins, shift) => {
    const size = Math.max(FEWEST_IN_SHIFT, Math.round(all * (SHIFT_SHARES[shift] ?? 0)));
    return Array.from({ length: size }, (_, index): PlannedMember => {
      const [role, department] = DUTIES[index % DUTIES.length] ?? ['staff', 'housekeeping'];
      return {
        id: `member-${shift + 1}-${index + 1}`,
        name: `${NAMES[(shift * 5 + index) % NAMES.length]} ${shift + 1}.${index + 1}`,
        role,
        departments: [department],
        from: begins * HOUR_MS,
        until: (begins + SHIFT_HOURS) * HOUR_MS,
        // A property is never without a manager and a receptionist: someone else comes for them.
        absent: index > 1 && random.chance(ABSENT_SHARE),
      };
    });
  });
}
