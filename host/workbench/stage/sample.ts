import type { ReactNode } from 'react';

/** A sample: one component in one state. */
export interface Sample {
  /** Part of the address of a sample on its own: `/workbench?sample=error-dialog-warning`. */
  id: string;
  title: string;
  /** The component's name in the code. */
  component: string;
  show(): ReactNode;
  /** The address in its router; links are inert. */
  at?: string;
  /** Shown when `show` throws. */
  errorElement?: ReactNode;
  /** Shown in a window of its own, because it needs a whole page, as dialogs and the frame do. */
  whole?: boolean;
  /** Height of that window in pixels. */
  height?: number;
}
