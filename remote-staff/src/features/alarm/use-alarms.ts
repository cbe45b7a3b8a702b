import { useUnpressed } from '@bellkey/shared/ui';
import { useMemo } from 'react';
import { alarmsIn, type OpenAlarm } from '../../desk/alarms/open-alarms.ts';
import { useDeskState } from '../../desk/workplace.tsx';

/** The property's alarms on screen: none appears or disappears during a press. */
export function useAlarms(): readonly OpenAlarm[] {
  const { conversations } = useDeskState();
  return useUnpressed(useMemo(() => alarmsIn(conversations.values()), [conversations]));
}
