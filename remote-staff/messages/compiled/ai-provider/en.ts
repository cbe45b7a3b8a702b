// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AiProviderMessages } from './messages.ts';

export const aiProviderMessages: AiProviderMessages = {
  states: {
    off: "The embedded engine answers everything.",
    ready: "The language model answers, and the embedded engine when it fails.",
    "budget-used-up": "This month’s budget is used up: the embedded engine answers.",
    "circuit-open": "It failed five times within a minute: the embedded engine answers until it recovers."
  },
  probes: {
    "not-configured": "Save an address and a model first. If both are there, type the key again.",
    "address-not-allowed": "The address leads into a network that the server does not connect to.",
    unreachable: "No language model answers there in time, in the OpenAI protocol. Check the address and its path (often /v1), and that it can be reached from the internet.",
    timeout: "It did not answer in time.",
    "key-refused": "It refuses the key.",
    "model-unknown": "It does not know this model.",
    "unusable-answer": "It answers with an error."
  }
}
