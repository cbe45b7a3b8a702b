import { useLocation, useNavigate } from '@bellkey/shared/shell';
import { STEPS, type Step } from './registration-draft.ts';

const PARAMETER = 'step';

/** What an entry of the browser's history knows of the form. */
interface Entry {
  /** How many entries of the form are below it. */
  depth: number;
  /** The step of the entry below; null if that is another page. */
  from: Step | null;
}

/** Steps of the form as entries of the browser's history: Back and Forward lead through them. */
export interface StepHistory {
  /** The step of the current entry; null while it names none. */
  step: Step | null;
  /** Makes an entry for a step; the step before is the entry that exists. */
  go(next: Step): void;
  /** Names a step in the current entry, the first of the form. */
  begin(step: Step): void;
  /** Goes back to the first entry of the form, so that Back leaves the page. */
  leave(): void;
}

const addressOf = (search: string, step: Step): string => {
  const params = new URLSearchParams(search);
  params.set(PARAMETER, step);
  return `?${params}`;
};

export function useStepHistory(): StepHistory {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const entry: Entry | null = state?.registration ?? null;
  const named = new URLSearchParams(search).get(PARAMETER);
  // An address that was copied or typed names a step that this form did not reach.
  const step = entry && (STEPS.find((one) => one === named) ?? null);
  const at = entry ?? { depth: 0, from: null };
  return {
    step,
    go(next) {
      if (next === at.from) return void navigate(-1);
      const registration: Entry = { depth: at.depth + 1, from: step };
      void navigate({ search: addressOf(search, next) }, { state: { registration } });
    },
    begin(first) {
      const registration: Entry = { depth: 0, from: null };
      void navigate(
        { search: addressOf(search, first) },
        { replace: true, state: { registration }, preventScrollReset: true },
      );
    },
    leave() {
      if (at.depth > 0) void navigate(-at.depth);
    },
  };
}
