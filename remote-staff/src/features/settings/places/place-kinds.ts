import type { SettingsPlace } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/places/en.ts';

/** Labels of the kinds of places. */
export const PLACE_KINDS: ReadonlyArray<{ value: SettingsPlace['kind']; label: string }> = [
  { value: 'room', label: messages.room },
  { value: 'table', label: messages.table },
  { value: 'area', label: messages.area },
  { value: 'lobby', label: messages.lobby },
];
