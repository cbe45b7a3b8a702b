// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { GuestBarMessages } from './messages.ts';

export const guestBarMessages: GuestBarMessages = {
  menu: "Your stay",
  chat: "Chat",
  requests: "Your requests",
  food: "Menu and orders",
  profile: "Your profile",
  code: "Another code",
  language: "Language"
}
