import type { ErrorWording } from './error-wording.ts';

/** Why a page of a remote can't be shown (docs/architecture.md#when-loading-fails). */
export type RemoteFailure =
  | 'stale-deploy'
  | 'unavailable'
  | 'timeout'
  | 'bad-build'
  | 'incompatible'
  | 'crashed';

const wording: Record<RemoteFailure, ErrorWording> = {
  'stale-deploy': {
    title: 'This page has just been updated',
    sentence:
      'A newer version was put live while you were here, and the one you have can’t load this page any more.',
    advice: 'Reload to go on with the new one.',
    severity: 'warning',
  },
  unavailable: {
    title: 'This page can’t be loaded right now',
    sentence: 'The connection or our server did not answer.',
    advice: 'The rest of the site keeps working; try this page again in a moment.',
    severity: 'failure',
  },
  timeout: {
    title: 'This page is taking too long',
    sentence: 'Nothing came for 15 seconds.',
    advice: 'It may be the connection: try again, or go on elsewhere meanwhile.',
    severity: 'failure',
  },
  'bad-build': {
    title: 'This page is broken at our end',
    sentence: 'What arrived is not what was published, so it was not run.',
    advice: 'Nothing that you typed elsewhere is lost. Try again later.',
    severity: 'failure',
  },
  incompatible: {
    title: 'This page needs a newer site',
    sentence: 'It was made for another version of the shell.',
    advice: 'Reload to get the current one; if that does not help, the host has to be updated.',
    severity: 'warning',
  },
  crashed: {
    title: 'Something on this page went wrong',
    sentence: 'It stopped while it was being shown.',
    advice: 'Trying again opens it afresh.',
    severity: 'failure',
  },
};

/** The wording of a page that can't be shown. */
export const remoteWording = (failure: RemoteFailure): ErrorWording => wording[failure];
