import type { ReactNode } from 'react';

/** Something to look at: one component in one state. */
export interface Sample {
  /** Part of the address of a sample on its own: `/workbench?sample=error-dialog-warning`. */
  id: string;
  title: string;
  /** The component's name in the code. */
  component: string;
  show(): ReactNode;
  /** Address that it believes to be at; links lead nowhere from there. */
  at?: string;
  /** Shown when `show` throws. */
  errorElement?: ReactNode;
  /** It belongs to a whole page, as dialogs and the frame do: shown in a window of its own. */
  whole?: boolean;
  /** Height of that window in pixels. */
  height?: number;
}
