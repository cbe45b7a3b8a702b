// Compiled from api/messages by `npm run messages`.
import { guestNotificationsMessages as de } from './de.ts';
import { guestNotificationsMessages as en } from './en.ts';
import { guestNotificationsMessages as es } from './es.ts';
import { guestNotificationsMessages as fr } from './fr.ts';
import { guestNotificationsMessages as it } from './it.ts';
import { guestNotificationsMessages as pt } from './pt.ts';

/** {@link GuestNotificationsMessages} in every language that has them. */
export const guestNotificationsByLanguage = { de, en, es, fr, it, pt };
