import { createContext, type ReactNode, useContext } from 'react';

/**
 * The composer as a form that works before the page's script, and without it. The chat page provides its parts; the
 * conversation, which other pages show as well, only has the slots.
 */
export interface EarlyForm {
  /** Text that was sent and refused: the field starts with it. */
  body: string;
  /** Attributes of the form element. */
  form: object;
  /** Within the form. */
  fields: ReactNode;
  /** Attributes of a button elsewhere that sends something: a field of the form while there is no script. */
  button(name: 'choice' | 'person', value: string): object;
  /** At the end of the log. @param over whether the log's items include what was sent before the script */
  sent(over: boolean): ReactNode;
}

/** Null where the server rendered no conversation. */
export const EarlyFormContext = createContext<EarlyForm | null>(null);

export const useEarlyForm = (): EarlyForm | null => useContext(EarlyFormContext);
