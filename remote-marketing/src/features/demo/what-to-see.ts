import type { DemoScript } from './scripts.ts';
import { SLOW_MS } from './slow-api.ts';

export const SLOW_SECONDS = SLOW_MS / 1_000;

/** What the guest said, and the state at that time. */
export interface Said {
  script: DemoScript;
  slowly: boolean;
  assistantOff: boolean;
  /** Whether the conversation was with a person already; false until that is known. */
  withPerson: boolean;
}

const ASSISTANT_OFF =
  'The assistant is off, so the message goes to a person as it is. Open Guest chat on the board and answer it.';

const WITH_PERSON =
  'A person was asked for in this conversation, so the assistant leaves it to them. It still takes plain requests until somebody answers. Open Guest chat on the board, and answer or return it to the assistant.';

/** What a visitor should look at, and why there is nothing to see yet. */
export function whatToSee(said: Said | null, underWay: boolean): string {
  if (!said) return 'Press one of the buttons, or type in the phone. Then look at the board.';
  if (underWay && said.slowly)
    return `The guest has pressed send. Over the slow network the message takes ${SLOW_SECONDS} s to leave, and what comes of it ${SLOW_SECONDS} s to arrive.`;
  const look = said.withPerson ? WITH_PERSON : said.assistantOff ? ASSISTANT_OFF : said.script.look;
  return said.slowly ? `${look} Over the slow network you see it ${SLOW_SECONDS} s late.` : look;
}
