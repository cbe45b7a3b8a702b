import { loadData } from '../../data/load-data.ts';
import { anywhere, isInOtherScript, PhraseLists, wholeWords } from '../../data/phrases.ts';

/** A topic that no engine decides, and guests' phrases for it. */
export interface SensitiveTopic {
  /** As `emergency:fire` or `restricted:refund`. */
  reason: string;
  /** Over normalised text; all languages apply to every message, because guests mix them. */
  patterns: readonly RegExp[];
}

function patternsOf(phrases: readonly string[]): RegExp[] {
  const latin = phrases.filter((phrase) => !isInOtherScript(phrase));
  const others = phrases.filter(isInOtherScript);
  return [...(latin.length > 0 ? [wholeWords(latin)] : []), ...(others.length > 0 ? [anywhere(others)] : [])];
}

/**
 * Topics of a vocabulary whose files list phrases by reason.
 *
 * @param reasons in matching order
 */
export function topicsOf(
  reasons: readonly string[],
  lists: ReadonlyArray<PhraseLists>,
): readonly SensitiveTopic[] {
  return reasons.map((reason) => ({
    reason,
    // One pattern for all languages, because each pattern runs on every line.
    patterns: patternsOf(lists.flatMap((list) => list[reason] ?? [])),
  }));
}

/** The same from the files of `data/`; the first file has every reason, in matching order. */
export function loadTopics(
  name: string,
  files: Readonly<Record<string, unknown>>,
): readonly SensitiveTopic[] {
  const lists = Object.values(loadData(name, PhraseLists, files));
  return topicsOf(Object.keys(lists[0] ?? {}), lists);
}
