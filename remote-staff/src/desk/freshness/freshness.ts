import type { StreamState } from '@bellkey/shared/shell';
import * as deskMessages from '../../../messages/compiled/desk/en.ts';
import { formatSpan } from '../../clock/clock-messages.ts';
import type { DeskState } from '../desk-state.ts';

/** A short loss is not shown: data counts as old only after this long. */
export const SILENT_LOSS_MS = 3_000;

export type Freshness =
  | { kind: 'fresh' }
  | { kind: 'stale'; text: string }
  | { kind: 'ended'; problem: Extract<StreamState, { status: 'ended' }>['problem'] };

/** Whether the shown data is current, and if not, how old it is. */
export function freshnessOf(
  state: Pick<DeskState, 'stream' | 'currentUntil' | 'queueLoad'>,
  now: number,
): Freshness {
  if (state.stream.status === 'ended') return { kind: 'ended', problem: state.stream.problem };
  if (state.stream.status === 'live' || state.queueLoad.status !== 'ready') return { kind: 'fresh' };
  const age = now - state.currentUntil;
  if (age < SILENT_LOSS_MS) return { kind: 'fresh' };
  return { kind: 'stale', text: deskMessages.staleStatus({ span: formatSpan(age) }) };
}
