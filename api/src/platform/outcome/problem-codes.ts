import codes from './problem-codes.json' with { type: 'json' };

/** A stable code that programs branch on. */
export type ProblemCode = keyof typeof codes;

/** One refusal: its HTTP status, title, and advice. */
interface ProblemText {
  status: number;
  title: string;
  detail: string;
}

/** Every refusal that this API knows. */
export const problemCodes: Readonly<Record<ProblemCode, ProblemText>> = codes;
