import { type Inputs, SAVINGS_REDUCTIONS } from './inputs.ts';

/** Days of an average month: 365 ÷ 12, as the formula on the page writes it. */
export const DAYS_PER_MONTH = 30.4;

/** Saved staff hours, and their parts. */
export interface SavedHours {
  /** Requests and enquiries of one day. */
  conversationsPerDay: number;
  checkInsPerDay: number;
  conversationHoursPerDay: number;
  checkInHoursPerDay: number;
  /** After the deduction for caution. */
  hoursPerMonth: number;
  /** Of the hours to two decimals, so that the product is right as it is printed. */
  costPerMonth: number;
}

/**
 * `30.4 × [ (R × occ × g × q + R × e ÷ 100) × a × t ÷ 3600 + (R × occ ÷ n) × s × m ÷ 60 ] × (1 − h)`
 *
 * The inputs must have passed `checkInputs`.
 */
export function savedHours(inputs: Inputs): SavedHours {
  const occupiedRooms = (inputs.rooms * inputs.occupancy) / 100;
  const conversationsPerDay =
    occupiedRooms * inputs.guestsPerRoom * inputs.requestsPerGuest +
    (inputs.rooms * inputs.enquiriesPer100Rooms) / 100;
  const checkInsPerDay = occupiedRooms / inputs.nights;
  const conversationHoursPerDay =
    (conversationsPerDay * (inputs.automation / 100) * inputs.handlingSeconds) / 3600;
  const checkInHoursPerDay = (checkInsPerDay * (inputs.checkInShare / 100) * inputs.checkInMinutes) / 60;
  const hoursPerMonth =
    DAYS_PER_MONTH *
    (conversationHoursPerDay + checkInHoursPerDay) *
    (1 - SAVINGS_REDUCTIONS[inputs.haircut]);
  return {
    conversationsPerDay,
    checkInsPerDay,
    conversationHoursPerDay,
    checkInHoursPerDay,
    hoursPerMonth,
    costPerMonth: (Math.round(hoursPerMonth * 100) / 100) * inputs.hourlyCost,
  };
}
