import type { SettingsPlace } from '@bellkey/shared/api';

/** The kinds of places, as managers choose them. */
export const PLACE_KINDS: ReadonlyArray<{ value: SettingsPlace['kind']; label: string }> = [
  { value: 'room', label: 'Room' },
  { value: 'table', label: 'Table' },
  { value: 'area', label: 'Area' },
  { value: 'lobby', label: 'Lobby' },
];
