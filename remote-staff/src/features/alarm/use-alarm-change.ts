import { useAction } from '@bellkey/shared/action';
import { useWorkplace } from '../../desk/workplace.tsx';

/** Takes or ends one alarm, and reports why when that fails. */
export function useAlarmChange(conversationId: string) {
  const { desk } = useWorkplace();
  const { run, running, problem, clear } = useAction<'taken' | 'over'>();
  const change = (to: 'taken' | 'over') => {
    clear();
    return run(() => desk.setAlarm(conversationId, to), undefined, { name: to });
  };
  return { changing: running, problem, change };
}
