import { Minus, Plus } from 'lucide-react';
import * as styles from './stepper.css';

interface StepperProps {
  /** What is counted, for screen readers. */
  label: string;
  value: number;
  less: string;
  more: string;
  lessDisabled: boolean;
  moreDisabled: boolean;
  onChange(value: number): void;
}

/** A number with a button on each side. */
export function Stepper({ label, value, less, more, lessDisabled, moreDisabled, onChange }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={less}
        disabled={lessDisabled}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <output className={styles.count} aria-label={label}>
        {value}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={more}
        disabled={moreDisabled}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
