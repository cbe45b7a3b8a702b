import type { Alarm } from '@bellkey/shared/api';

/** Emergency number of the European Union and many other countries; for an older API without the property's. */
const DEFAULT_EMERGENCY_NUMBER = '112';

/** Kinds in which no one has to be rescued. */
const HARMLESS_KINDS: ReadonlySet<string> = new Set(['water']);

/** Whether emergency services may be needed: not for water from a ceiling. */
export const mayNeedEmergencyServices = ({ kind }: Pick<Alarm, 'kind'>): boolean => !HARMLESS_KINDS.has(kind);

/** The number to dial for the emergency services at a property. */
export const emergencyNumber = (property: { emergencyNumber?: string | undefined }): string =>
  property.emergencyNumber ?? DEFAULT_EMERGENCY_NUMBER;

/** How long something has taken: `0:09`, `1:12`, `1:02:09` after an hour. Never negative. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
