import type { ApiProblem } from '@bellkey/shared/shell';
import { useState } from 'react';
import type { TogetherMessages } from '../../../../messages/compiled/together/messages.ts';
import { useChatWording } from '../../../wording/chat/use-chat-wording.ts';
import { formatProblem } from '../../../wording/format-problem.ts';

/** One action at a time: which one runs, and why the last one was refused, in the guest's language. */
export interface TabAction {
  busy: string | null;
  problem: string | null;
  /** @param work resolves with the problem, or null */
  run(name: string, work: () => Promise<ApiProblem | null>): Promise<void>;
  setProblem(problem: string | null): void;
}

/** Runs the actions of a part of ordering together. */
export function useTabAction(messages: TogetherMessages): TabAction {
  const wording = useChatWording();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const own: Readonly<Record<string, string>> = messages.problems;
  return {
    busy,
    problem,
    setProblem,
    async run(name, work) {
      setBusy(name);
      setProblem(null);
      const refused = await work();
      setBusy(null);
      if (refused) setProblem(own[refused.code] ?? formatProblem(refused, wording));
    },
  };
}
