import type { AuthErrorCode } from '@bellkey/shared/shell';
import type { ShownError } from '@bellkey/shared/ui';
import { authWording, remoteWording, systemErrorCodes, systemWording } from '@bellkey/shared/wording';

/** The authentication codes in the order of the specification (section 8). */
export const authCodes = [
  'email-already-in-use',
  'wrong-password',
  'invalid-credential',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'network-request-failed',
  'operation-not-allowed',
  'user-disabled',
] as const satisfies readonly AuthErrorCode[];

/** A button of the gallery: its label, and the error it shows. */
export interface ErrorSample {
  label: string;
  error: ShownError;
}

export interface ExhibitGroup {
  title: string;
  text: string;
  exhibits: ErrorSample[];
}

const system: ErrorSample[] = systemErrorCodes.map((code) => {
  const { status, ...wording } = systemWording(code);
  return { label: status === null ? code : `${status} ${code}`, error: { ...wording, code } };
});

const chunk: ErrorSample = {
  label: 'chunk-load',
  error: { ...remoteWording('stale-deploy'), code: 'remote-stale-deploy' },
};

/** Every error of the catalogue. */
export const groups: readonly ExhibitGroup[] = [
  {
    title: 'Connection, service and browser',
    text: 'What any page may meet, with the HTTP status where there is one.',
    exhibits: [...system, chunk],
  },
  {
    title: 'Sign-in',
    text: 'The twelve codes of the identity provider. Three of them share their words on purpose: nobody may learn here whether an account exists. Two are one to the person: a link that cannot be used any more.',
    exhibits: authCodes.map((code) => ({
      label: code,
      error: { ...authWording(code), code: `auth/${code}` },
    })),
  },
];
