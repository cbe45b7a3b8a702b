import type { SettingsPlace } from '@bellkey/shared/api';
import { placesMessages as messages } from '../../../../messages/compiled/places/en.ts';

/** The kinds of places, as managers choose them. */
export const PLACE_KINDS: ReadonlyArray<{ value: SettingsPlace['kind']; label: string }> = [
  { value: 'room', label: messages.room },
  { value: 'table', label: messages.table },
  { value: 'area', label: messages.area },
  { value: 'lobby', label: messages.lobby },
];
