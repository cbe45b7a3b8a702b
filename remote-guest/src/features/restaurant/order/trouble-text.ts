import type { KitchenMessages } from '../../../../messages/compiled/kitchen/messages.ts';

/** Why a line cannot be ordered, and what to do. */
export function troubleText(trouble: string, { troubles }: KitchenMessages): string {
  return trouble === 'sold-out' || trouble === 'not-now' ? troubles[trouble] : troubles.other;
}
