import type { PropertySummary } from '@bellkey/shared/api';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { SystemTexts } from '../../property/properties/system-texts.ts';
import { appendMessage, type ConversationRow } from '../conversations/append-message.ts';
import { formatMoment } from '../requests/format-moment.ts';
import type { LockedRequest } from '../requests/lock-request.ts';
import type { Team } from './escalate.ts';

/** A locked request whose clock is due, with its context. */
export interface ClockActionContext {
  scope: PropertyScope;
  request: LockedRequest;
  /** Null for a request without a guest. */
  conversation: ConversationRow | null;
  property: PropertySummary;
  /** In the language of the guest. */
  texts: SystemTexts;
  language: string;
  /** Whether the request belongs to an alarm, which notifies the guest by itself. */
  hasAlarm: boolean;
  team: Team;
}

/** Actor of a clock's actions. */
export const THE_CLOCK = { kind: 'system' } as const;

/** Sends the guest of a request a message with its card. */
export function tellGuest({ scope, request, conversation }: ClockActionContext, body: string): void {
  if (!conversation) return;
  appendMessage(scope, conversation, {
    sender: THE_CLOCK,
    body,
    parts: [{ kind: 'request', requestId: request.row.id }],
  });
}

/** Formats an instant for the guest of a request. */
export const guestTime = ({ property, language, scope }: ClockActionContext, moment: Date): string =>
  formatMoment(moment, scope.now, property.timeZone, language);
