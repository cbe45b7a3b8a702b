import {
  useArrivalAnnouncements,
  useEscalationAnnouncements,
  useHandOverAnnouncements,
} from './use-announcements.ts';

/** Announces to screen readers what changes in the queue; shows nothing. */
export function QueueAnnouncements(): null {
  useArrivalAnnouncements();
  useEscalationAnnouncements();
  useHandOverAnnouncements();
  return null;
}
