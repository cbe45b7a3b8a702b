// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { WaitsMessages } from './messages.ts';

export const waitsMessages: WaitsMessages = {
  seconds: (d) => d.count + " s",
  minutes: (d) => d.count + " minutes"
}
