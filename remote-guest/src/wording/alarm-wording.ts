import type { AlarmMessages } from '../../messages/compiled/alarm/messages.ts';
import type { ProblemsMessages } from '../../messages/compiled/problems/messages.ts';
import type { PropertyPhoneMessages } from '../../messages/compiled/property-phone/messages.ts';
import type { Wording } from './load-wording.ts';

/** Messages of an alarm's card, in one language. */
export interface AlarmWording extends Wording {
  alarm: AlarmMessages;
  problems: ProblemsMessages;
  propertyPhone: PropertyPhoneMessages;
}
