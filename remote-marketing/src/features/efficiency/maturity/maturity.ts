import { AREA_NAMES, type Area, QUESTIONS, type Question } from './maturity-questions.ts';

export const POINTS_PER_QUESTION = 2;

/** Points of one answer; null where nothing has been answered yet. In the order of `QUESTIONS`. */
export type Answers = readonly (0 | 1 | 2 | null)[];

export const NO_ANSWERS: Answers = QUESTIONS.map(() => null);

export interface AreaScore {
  area: Area;
  name: string;
  points: number;
  of: number;
}

export interface Maturity {
  areas: readonly AreaScore[];
  /** At most three: what would help most, the weakest answers first. */
  actions: readonly Question['action'][];
}

/** The result of the quiz, or null until every question is answered. */
export function maturityOf(answers: Answers): Maturity | null {
  const scored = QUESTIONS.map((question, index) => ({ question, points: answers[index] ?? null }));
  if (scored.some(({ points }) => points === null)) return null;
  const answered = scored.map(({ question, points }) => ({ question, points: points ?? 0 }));

  const areas = (Object.keys(AREA_NAMES) as Area[]).map((area) => {
    const within = answered.filter(({ question }) => question.area === area);
    return {
      area,
      name: AREA_NAMES[area],
      points: within.reduce((sum, { points }) => sum + points, 0),
      of: within.length * POINTS_PER_QUESTION,
    };
  });
  const actions = answered
    .filter(({ points }) => points < POINTS_PER_QUESTION)
    .sort((a, b) => a.points - b.points)
    .slice(0, 3)
    .map(({ question }) => question.action);
  return { areas, actions };
}
