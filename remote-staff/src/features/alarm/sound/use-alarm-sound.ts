import { useDeviceStorage } from '@bellkey/shared/shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenAlarm } from '../../../desk/alarms/open-alarms.ts';
import { createAlarmSound } from './alarm-sound.ts';
import { loadSilenced, saveSilenced } from './silenced-alarms.ts';

/** One per page, so that navigation does not make it stutter. */
const sound = createAlarmSound(() => (typeof AudioContext === 'undefined' ? null : new AudioContext()));

/** Sounds while there is an untaken alarm that was not silenced on this device. */
export function useAlarmSound(untaken: readonly OpenAlarm[]) {
  const storage = useDeviceStorage();
  const [silenced, setSilenced] = useState(() => loadSilenced(storage()));
  const state = useSyncExternalStore(sound.subscribe, sound.get, sound.get);
  const sounds = untaken.some(({ alarm }) => !silenced.has(alarm.messageId));

  useEffect(() => {
    if (!sounds) return;
    sound.start();
    return () => sound.stop();
  }, [sounds]);

  // Silencing applies to all tabs of this device.
  useEffect(() => {
    const onStorage = () => setSilenced(loadSilenced(storage()));
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [storage]);

  return {
    state,
    isSilenced: ({ alarm }: OpenAlarm) => silenced.has(alarm.messageId),
    silence: ({ alarm }: OpenAlarm, on: boolean) => setSilenced(saveSilenced(storage(), alarm.messageId, on)),
    unblock: sound.unblock,
  };
}
