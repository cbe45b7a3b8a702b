import type { AlarmMessages } from '../../messages/compiled/alarm/messages.ts';
import type { PropertyPhoneMessages } from '../../messages/compiled/property-phone/messages.ts';
import type { RequestWording } from './request-wording.ts';

/** What an alarm's card says, in one language. */
export interface AlarmWording extends RequestWording {
  alarm: AlarmMessages;
  propertyPhone: PropertyPhoneMessages;
}
