import { remoteErrorsMessages } from '../../messages/compiled/remote-errors/en.ts';
import type { RemoteErrorsMessages } from '../../messages/compiled/remote-errors/messages.ts';
import type { ErrorWording, Severity } from './error-wording.ts';

/** Why a page of a remote can't be shown (docs/architecture.md#when-loading-fails). */
export type RemoteFailure = keyof RemoteErrorsMessages;

/** A failure that is not here is one that did not work. */
const severities: Partial<Record<RemoteFailure, Severity>> = {
  'stale-deploy': 'warning',
  incompatible: 'warning',
};

/** The wording of a page that can't be shown. */
export const remoteWording = (failure: RemoteFailure): ErrorWording => ({
  ...remoteErrorsMessages[failure],
  severity: severities[failure] ?? 'failure',
});
