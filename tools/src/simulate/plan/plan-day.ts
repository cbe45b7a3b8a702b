import type { StaffRole } from '@bellkey/shared/api';
import { createRandom, type Random } from './random.ts';
import wishData from './wishes.json' with { type: 'json' };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The property's local time at which a day starts; the fixture's zone equals UTC on that day. */
export const DAY_BEGINS = Date.parse('2026-11-24T07:00:00Z');
/** Starts of the shifts, in hours after the start of the day; each lasts eight. */
const SHIFTS = [0, 8, 16] as const;
const SHIFT_HOURS = 8;
/** Rooms for each member of the staff: 120 rooms have 40. */
const ROOMS_PER_MEMBER = 3;
const ABSENT_SHARE = 0.1;
const CANCELLED_SHARE = 0.05;
/** Wishes of one room in 24 hours: 900 for 120 rooms. */
const WISHES_PER_ROOM = 7.5;
/** Minimum number of wishes, so that a short simulation has some. */
const FEWEST_WISHES = 20;

type Language = 'en' | 'pt' | 'es';

/** A planned line of a guest. */
export interface PlannedWish {
  /** In ms after the start. */
  at: number;
  /** Index of the room. */
  room: number;
  kind: string;
  line: string;
  /** When the guest cancels the request, in ms after the line; null: never. */
  cancelAfter: number | null;
}

/** A person who works in one shift. */
export interface PlannedMember {
  id: string;
  name: string;
  role: StaffRole;
  departments: string[];
  /** In ms after the start. */
  from: number;
  until: number;
  /** Ill: never arrives. */
  absent: boolean;
}

/** The planned events of a day, before any reaction. */
export interface DayPlan {
  wishes: PlannedWish[];
  members: PlannedMember[];
  /** When a process is killed, in ms after the start. */
  kills: number[];
}

/** Choices for a simulation. */
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
    // Each simulation has an alarm, however short it is.
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

/** Roles of a shift, the most needed first; the property's size decides how many. */
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
        // A property is never without a manager and a receptionist: someone else replaces them.
        absent: index > 1 && random.chance(ABSENT_SHARE),
      };
    });
  });
}
