export const OLDEST_NODE: string;
export function nodeVersionProblem(version: string): string | null;
