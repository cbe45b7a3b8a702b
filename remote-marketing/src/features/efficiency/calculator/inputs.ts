/** Deduction from the result, because estimates of this kind run high. */
export const SAVINGS_REDUCTIONS = { none: 0, quarter: 1 / 4, third: 1 / 3, half: 1 / 2 } as const;
export type SavingsReduction = keyof typeof SAVINGS_REDUCTIONS;

/** What the calculation starts from. Shares are in per cent, as people type them. */
export interface Inputs {
  rooms: number;
  /** Per cent of rooms occupied, over a year. */
  occupancy: number;
  guestsPerRoom: number;
  /** Requests of one guest on one day, of any kind. */
  requestsPerGuest: number;
  /** Enquiries before arrival, per 100 rooms and day. */
  enquiriesPer100Rooms: number;
  /** Seconds of staff time for one request or enquiry. */
  handlingSeconds: number;
  /** Per cent of requests and enquiries that need no staff time for the conversation. */
  automation: number;
  /** Nights of an average stay. */
  nights: number;
  /** Minutes of desk time for one check-in. */
  checkInMinutes: number;
  /** Per cent of check-ins that are done before arrival. */
  checkInShare: number;
  haircut: SavingsReduction;
  /** Cost of an hour of staff time, in the property's currency. */
  hourlyCost: number;
}

export type NumberInput = Exclude<keyof Inputs, 'haircut'>;

/** Starting values: assumptions to be replaced, not measurements. */
export const STARTING_VALUES: Inputs = {
  rooms: 60,
  occupancy: 70,
  guestsPerRoom: 1.8,
  requestsPerGuest: 2.5,
  enquiriesPer100Rooms: 5,
  handlingSeconds: 191,
  automation: 60,
  nights: 2.5,
  checkInMinutes: 10,
  checkInShare: 50,
  haircut: 'third',
  hourlyCost: 20,
};

interface InputField {
  name: NumberInput;
  label: string;
  unit: string;
  hint?: string;
  min: number;
  max: number;
}

export interface InputGroup {
  title: string;
  fields: readonly InputField[];
}

/** The fields in the order they are asked, with their ranges (both ends included). */
export const INPUT_GROUPS: readonly InputGroup[] = [
  {
    title: 'Your house',
    fields: [
      { name: 'rooms', label: 'Rooms', unit: 'rooms', min: 1, max: 5_000 },
      { name: 'occupancy', label: 'Occupancy', unit: '%', hint: 'Over a whole year.', min: 1, max: 100 },
      { name: 'guestsPerRoom', label: 'Guests in an occupied room', unit: 'guests', min: 1, max: 8 },
      { name: 'nights', label: 'Average stay', unit: 'nights', min: 1, max: 60 },
    ],
  },
  {
    title: 'Requests and questions',
    fields: [
      {
        name: 'requestsPerGuest',
        label: 'Requests per guest and day',
        unit: '',
        hint: 'Count one day’s log: calls to the desk, messages, and what was asked in passing.',
        min: 0,
        max: 20,
      },
      {
        name: 'enquiriesPer100Rooms',
        label: 'Enquiries before arrival',
        unit: 'a day',
        hint: 'Per 100 rooms.',
        min: 0,
        max: 200,
      },
      {
        name: 'handlingSeconds',
        label: 'Staff time for one request',
        unit: 'seconds',
        hint: 'Answering, writing it down, passing it on. Not the walk with the towels.',
        min: 10,
        max: 1_800,
      },
      {
        name: 'automation',
        label: 'Handled without staff time',
        unit: '%',
        hint: 'Answered, or passed to the right person, by itself. At most 85 %: above that, nobody should plan.',
        min: 0,
        max: 85,
      },
    ],
  },
  {
    title: 'Check-in',
    fields: [
      { name: 'checkInMinutes', label: 'Desk time for a check-in', unit: 'min', min: 1, max: 60 },
      { name: 'checkInShare', label: 'Check-ins done before arrival', unit: '%', min: 0, max: 100 },
    ],
  },
  {
    title: 'Cost',
    fields: [
      {
        name: 'hourlyCost',
        label: 'An hour of staff time',
        unit: 'per h',
        hint: 'With all charges, in your currency. The starting value is only there so that a sum shows.',
        min: 0,
        max: 10_000,
      },
    ],
  },
];

const FIELDS = INPUT_GROUPS.flatMap((group) => group.fields);

export const fieldOf = (name: NumberInput): InputField => {
  const found = FIELDS.find((field) => field.name === name);
  if (!found) throw new Error(`No field for ${name}.`);
  return found;
};

export type InputProblems = Partial<Record<NumberInput, string>>;

/** Which inputs are outside their range, each with the range in words. Rooms must be whole. */
export function checkInputs(inputs: Inputs): InputProblems {
  const problems: InputProblems = {};
  for (const { name, min, max } of FIELDS) {
    const value = inputs[name];
    if (!(value >= min && value <= max)) problems[name] = `A number from ${min} to ${max}.`;
  }
  if (!problems.rooms && !Number.isInteger(inputs.rooms)) problems.rooms = 'A whole number of rooms.';
  return problems;
}
