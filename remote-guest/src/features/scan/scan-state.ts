import { type OperationOutput, parsePlaceCode } from '@bellkey/shared/api';
import type { ApiProblem, FirstPlace } from '@bellkey/shared/shell';
import type { Scanned } from './parse-scanned.ts';

export type ResolvedPlace = OperationOutput<'POST /api/qr/resolve'>;

/** Why a scan failed, and what is still possible. */
export type Refusal =
  | { kind: 'foreign'; host: string }
  | { kind: 'malformed' }
  | { kind: 'unknown' }
  | { kind: 'inactive' }
  /** The code was right; its place is out of use. */
  | { kind: 'closed' }
  /** The code of a property of another brand, or of another property than this address: it opens there. */
  | { kind: 'elsewhere'; address: string }
  /** Too many attempts: the code is kept and may be retried at `until`, in milliseconds since 1970. */
  | { kind: 'rate-limited'; code: string; until: number }
  | { kind: 'unreachable'; code: string; problem: ApiProblem };

/** Where a guest is between a picture and a conversation. */
export type ScanState =
  | { step: 'looking' }
  | { step: 'resolving'; code: string }
  /** Offline: the code is kept and resolved when the network is back. */
  | { step: 'waiting'; code: string }
  | { step: 'found'; code: string; place: ResolvedPlace; problem: ApiProblem | null }
  | { step: 'refused'; refusal: Refusal };

export type ScanAction =
  | { type: 'scanned'; scanned: Scanned }
  /** With the reason why the session was not started, when the guest comes back. */
  | { type: 'resolved'; code: string; place: ResolvedPlace; problem: ApiProblem | null }
  | { type: 'resolve-failed'; code: string; problem: ApiProblem; now: number }
  | { type: 'retry' }
  | { type: 'look-again' };

/** Starts with the code that the page was opened with, or with the search for one. */
export function beginScan(opened: Scanned | null): ScanState {
  return opened ? afterScan(opened) : { step: 'looking' };
}

/** Starts with what the server found for the code that the page was opened with. */
export function beginRendered({ code, place, problem, at }: FirstPlace): ScanState {
  const parsed = parsePlaceCode(code)?.value ?? code;
  if (!place.ok) return afterProblem(parsed, place.error, at);
  return { step: 'found', code: parsed, place: place.value, problem };
}

/**
 * The whole flow. An event that does not match the step changes nothing, so a second reading of the same picture is
 * harmless.
 */
export function scanReducer(state: ScanState, action: ScanAction): ScanState {
  switch (action.type) {
    case 'scanned':
      return state.step === 'looking' ? afterScan(action.scanned) : state;
    case 'resolved':
      return state.step === 'resolving' && state.code === action.code
        ? { step: 'found', code: action.code, place: action.place, problem: action.problem }
        : state;
    case 'resolve-failed':
      return state.step === 'resolving' && state.code === action.code
        ? afterProblem(action.code, action.problem, action.now)
        : state;
    case 'retry': {
      const code = keptCode(state);
      return code === null || state.step === 'resolving' ? state : { step: 'resolving', code };
    }
    case 'look-again':
      return { step: 'looking' };
  }
}

/** The code for a reload or a retry; null when none is worth keeping. */
export function keptCode(state: ScanState): string | null {
  if (state.step === 'looking') return null;
  if (state.step !== 'refused') return state.code;
  return 'code' in state.refusal ? state.refusal.code : null;
}

function afterScan(scanned: Scanned): ScanState {
  return scanned.kind === 'code'
    ? { step: 'resolving', code: scanned.code.value }
    : { step: 'refused', refusal: scanned };
}

function afterProblem(code: string, problem: ApiProblem, now: number): ScanState {
  if (problem.code === 'code-elsewhere' && problem.address)
    return { step: 'refused', refusal: { kind: 'elsewhere', address: problem.address } };
  switch (problem.code) {
    case 'offline':
      return { step: 'waiting', code };
    case 'malformed-code':
      return { step: 'refused', refusal: { kind: 'malformed' } };
    case 'unknown-code':
      return { step: 'refused', refusal: { kind: 'unknown' } };
    case 'inactive-code':
      return { step: 'refused', refusal: { kind: 'inactive' } };
    case 'place-not-in-use':
      return { step: 'refused', refusal: { kind: 'closed' } };
    case 'rate-limited':
      return {
        step: 'refused',
        refusal: { kind: 'rate-limited', code, until: now + (problem.retryAfterSeconds ?? 600) * 1000 },
      };
    default:
      return { step: 'refused', refusal: { kind: 'unreachable', code, problem } };
  }
}
