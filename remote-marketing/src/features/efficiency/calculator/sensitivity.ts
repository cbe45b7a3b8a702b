import { fieldOf, type Inputs, type NumberInput } from './inputs.ts';
import { savedHours } from './saved-hours.ts';

/** The inputs that people know least well. */
const UNCERTAIN: readonly NumberInput[] = [
  'requestsPerGuest',
  'handlingSeconds',
  'automation',
  'occupancy',
  'guestsPerRoom',
  'checkInMinutes',
  'checkInShare',
  'nights',
];

/** Hours per month when one input is 20 % lower or higher and all others stay the same. */
export interface Swing {
  name: NumberInput;
  label: string;
  unit: string;
  /** The tested values; kept within the field's range, so they can be closer than 20 %. */
  lower: { value: number; hours: number };
  higher: { value: number; hours: number };
}

/** One swing per uncertain input, the widest first. */
export function sensitivity(inputs: Inputs, by = 0.2): Swing[] {
  return UNCERTAIN.map((name) => {
    const { label, unit, min, max } = fieldOf(name);
    const at = (factor: number) => {
      const value = Math.min(max, Math.max(min, inputs[name] * factor));
      return { value, hours: savedHours({ ...inputs, [name]: value }).hoursPerMonth };
    };
    return { name, label, unit, lower: at(1 - by), higher: at(1 + by) };
  }).sort((a, b) => width(b) - width(a));
}

const width = ({ lower, higher }: Swing): number => Math.abs(higher.hours - lower.hours);
