import {
  checkInputs,
  INPUT_GROUPS,
  type Inputs,
  SAVINGS_REDUCTIONS,
  type SavingsReduction,
  STARTING_VALUES,
} from './calculator/inputs.ts';
import { type Answers, NO_ANSWERS } from './maturity/maturity.ts';

/** Everything in a link to the assessment. */
export interface Assessment {
  inputs: Inputs;
  answers: Answers;
}

export const FRESH_ASSESSMENT: Assessment = { inputs: STARTING_VALUES, answers: NO_ANSWERS };

const NAMES = INPUT_GROUPS.flatMap((group) => group.fields.map(({ name }) => name));

/** The assessment as a fragment; only what differs from the start. Null while an input is out of range. */
export function formatAssessment({ inputs, answers }: Assessment): string | null {
  if (Object.keys(checkInputs(inputs)).length > 0) return null;
  const parameters = new URLSearchParams();
  for (const name of NAMES) {
    if (inputs[name] !== STARTING_VALUES[name]) parameters.set(name, String(inputs[name]));
  }
  if (inputs.haircut !== STARTING_VALUES.haircut) parameters.set('haircut', inputs.haircut);
  if (answers.some((answer) => answer !== null)) {
    parameters.set('answers', answers.map((answer) => answer ?? '-').join(''));
  }
  return parameters.toString();
}

/** Parses a fragment. Missing or invalid values become the starting value. */
export function parseAssessment(fragment: string): Assessment {
  const parameters = new URLSearchParams(fragment);
  const inputs: Inputs = { ...STARTING_VALUES, haircut: haircutOf(parameters.get('haircut')) };
  for (const name of NAMES) {
    const text = parameters.get(name);
    if (text === null || !/^\d{1,5}(\.\d{1,20})?$/.test(text)) continue;
    const candidate = { ...inputs, [name]: Number(text) };
    if (!(name in checkInputs(candidate))) inputs[name] = Number(text);
  }
  const answers = parameters.get('answers') ?? '';
  return { inputs, answers: NO_ANSWERS.map((_, index) => pointsOf(answers[index])) };
}

const haircutOf = (text: string | null): SavingsReduction =>
  (Object.keys(SAVINGS_REDUCTIONS) as SavingsReduction[]).find((key) => key === text) ??
  STARTING_VALUES.haircut;

const pointsOf = (mark: string | undefined): 0 | 1 | 2 | null =>
  mark === '0' ? 0 : mark === '1' ? 1 : mark === '2' ? 2 : null;
