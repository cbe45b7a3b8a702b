import { useAction } from '@bellkey/shared/action';
import type { ApiProblem } from '@bellkey/shared/shell';
import type { TogetherMessages } from '../../../../messages/compiled/together/messages.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { formatProblem } from '../../../wording/format-problem.ts';

/** One action at a time: which one runs, and why the last one was refused, in the guest's language. */
export interface TabAction {
  busy: string | null;
  problem: string | null;
  /** @param work resolves with the problem, or null */
  run(name: string, work: () => Promise<ApiProblem | null>): Promise<void>;
  /** Drops the problem. */
  clear(): void;
}

/** Runs the actions of a part of ordering together. */
export function useTabAction(messages: TogetherMessages): TabAction {
  const wording = useChatWording();
  const { run, running, problem, clear } = useAction();
  const own: Readonly<Record<string, string>> = messages.problems;
  return {
    busy: running,
    problem: problem && (own[problem.code] ?? formatProblem(problem, wording)),
    clear,
    run(name, work) {
      clear();
      return run(work, undefined, { name });
    },
  };
}
