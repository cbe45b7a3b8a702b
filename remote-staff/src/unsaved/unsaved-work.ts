/** What the question says before unsaved work is left. */
export interface LeaveQuestion {
  title: string;
  text: string;
  /** The button that leaves. */
  leave: string;
}

const works = new Map<symbol, LeaveQuestion>();

/** What the pages of this tab hold unsaved. Pages and their frame share it: a page adds, the frame asks. */
export const unsavedWork = {
  /** Adds work with its question; returns the function that removes it. */
  add(question: LeaveQuestion): () => void {
    const key = Symbol(question.title);
    works.set(key, question);
    return () => void works.delete(key);
  },
  /** The question of the latest work; null when everything is saved. */
  latest: (): LeaveQuestion | null => [...works.values()].at(-1) ?? null,
};
