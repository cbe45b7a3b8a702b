import { useSyncExternalStore } from 'react';
import { localDay } from './calendar-day.ts';

const never = () => () => undefined;
const today = () => localDay(new Date());
const unknown = () => null;

/** Today's ISO day once the page is hydrated; null before, because a cached page must not carry the day it was made. */
export const useToday = (): string | null => useSyncExternalStore<string | null>(never, today, unknown);
