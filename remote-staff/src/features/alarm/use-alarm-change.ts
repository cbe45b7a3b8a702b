import type { ApiProblem } from '@bellkey/shared/shell';
import { useState } from 'react';
import { useWorkplace } from '../../desk/workplace.tsx';

/** Takes or ends one alarm, and reports why when that fails. */
export function useAlarmChange(conversationId: string) {
  const { desk } = useWorkplace();
  const [changing, setChanging] = useState<'taken' | 'over' | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  /** Resolves with whether the API has accepted the change. */
  const change = async (to: 'taken' | 'over'): Promise<boolean> => {
    setProblem(null);
    setChanging(to);
    const refused = await desk.setAlarm(conversationId, to);
    setChanging(null);
    setProblem(refused);
    return refused === null;
  };
  return { changing, problem, change };
}
