import { createContext, type ReactNode, useContext } from 'react';

/**
 * The composer as a form that works before the page's script, and without one. What it consists of is the chat page's; the
 * conversation, which other pages show too, only has the places for it.
 */
export interface EarlyForm {
  /** What was sent and not taken: the field begins with it. */
  body: string;
  /** Attributes of the form element. */
  form: object;
  /** Within the form. */
  fields: ReactNode;
  /** Attributes of a button elsewhere that sends something: a field of the form while there is no script. */
  button(name: 'choice' | 'person', value: string): object;
  /** At the end of the log. @param over whether what was sent before the script is among the log's items */
  sent(over: boolean): ReactNode;
}

/** Null where the server rendered no conversation. */
export const EarlyFormContext = createContext<EarlyForm | null>(null);

export const useEarlyForm = (): EarlyForm | null => useContext(EarlyFormContext);
