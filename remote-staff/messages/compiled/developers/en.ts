// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { DevelopersMessages } from './messages.ts';

export const developersMessages: DevelopersMessages = {
  parts: {
    host: "Host server",
    renderer: "Page rendering",
    store: "Release store",
    api: "API",
    database: "Database",
    "sign-in": "Sign-in"
  },
  states: {
    ok: "OK",
    degraded: "Degraded",
    down: "Down",
    unknown: "Unknown"
  },
  actions: {
    release: "released",
    rollback: "went back to",
    canary: "began a canary of",
    promote: "made live the canary of",
    abort: "took back the canary of",
    prune: "deleted the old release of"
  },
  earlier: {
    release: "live until then",
    rollback: "live until then",
    promote: "live until then",
    canary: "the others keep",
    abort: "everybody gets",
    prune: "live"
  }
}
