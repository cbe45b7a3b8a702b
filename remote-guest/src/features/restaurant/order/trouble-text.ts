import type { RestaurantMessages } from '../../../../messages/compiled/restaurant/messages.ts';

/** Why a line cannot be ordered, and what to do. */
export function troubleText(trouble: string, { troubles }: RestaurantMessages): string {
  return trouble === 'sold-out' || trouble === 'not-now' ? troubles[trouble] : troubles.other;
}
