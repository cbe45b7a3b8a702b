import { remoteErrorsMessages } from '../../messages/compiled/remote-errors/en.ts';
import type { RemoteErrorsMessages } from '../../messages/compiled/remote-errors/messages.ts';
import type { ErrorWording, Severity } from './error-wording.ts';

/** Why a page of a remote can't be shown (docs/architecture.md#when-loading-fails). */
export type RemoteFailure = keyof RemoteErrorsMessages;

/** Failures without their own text use that of a failed load. */
const severities: Partial<Record<RemoteFailure, Severity>> = {
  'stale-deploy': 'warning',
  incompatible: 'warning',
};

/** The text for a page that can't be shown. */
export const remoteWording = (failure: RemoteFailure): ErrorWording => ({
  ...remoteErrorsMessages[failure],
  severity: severities[failure] ?? 'failure',
});
