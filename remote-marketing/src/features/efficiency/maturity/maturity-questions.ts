import { maturityMessages } from '../../../../messages/compiled/maturity/en.ts';
import questions from './maturity-questions.json' with { type: 'json' };

export type Area = 'reach' | 'promise' | 'memory' | 'systems';

export const AREA_NAMES: Readonly<Record<Area, string>> = maturityMessages;

/** One question: answers from worst (0 points) to best (2 points), and what to do when it is not the best. */
export interface Question {
  id: string;
  area: Area;
  text: string;
  answers: readonly [string, string, string];
  action: { title: string; text: string; guide?: string };
}

/** The eight questions. Their order is part of every shared link: add at the end, never between. */
export const QUESTIONS = questions as readonly unknown[] as readonly Question[];
