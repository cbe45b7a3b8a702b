import { addError, ErrorDialog, ErrorStage, noErrors, type ShownError } from '@bellkey/shared/ui';
import { authWording, remoteWording } from '@bellkey/shared/wording';
import { useState } from 'react';
import { fatalBlock } from '../../server/document/fatal-page.ts';
import { AppErrorPage } from '../../src/error-page/app-error-page.tsx';
import { AppError } from '../../src/errors/app-error.ts';
import {
  RemoteLoadError,
  type RemoteLoadErrorKind,
} from '../../src/remote-loading/failures/remote-load-error.ts';
import { RemoteErrorPage } from '../../src/remote-loading/page/remote-error-page.tsx';
import type { Sample } from '../stage/sample.ts';
import { PageBehind } from './page-behind.tsx';

const nothing = () => undefined;
const shown = (code: Parameters<typeof authWording>[0]): ShownError => ({
  ...authWording(code),
  code: `auth/${code}`,
  reference: '7F3K2Q',
});

function Errors() {
  const [stack, setStack] = useState(() =>
    [shown('user-disabled'), shown('too-many-requests'), shown('network-request-failed')].reduce(
      addError,
      noErrors,
    ),
  );
  return (
    <PageBehind>
      <ErrorStage stack={stack} onChange={setStack} />
    </PageBehind>
  );
}

function Thrown({ error }: { error: unknown }): never {
  throw error;
}

const dialogs: Sample[] = (['user-token-expired', 'too-many-requests', 'user-disabled'] as const).map(
  (code) => ({
    id: `error-dialog-${authWording(code).severity}`,
    component: 'ErrorDialog',
    title: authWording(code).severity,
    whole: true,
    height: 480,
    show: () => (
      <PageBehind>
        <ErrorDialog error={shown(code)} onClose={nothing} copy={async () => undefined} />
      </PageBehind>
    ),
  }),
);

const kinds: readonly RemoteLoadErrorKind[] = [
  'stale-deploy',
  'unavailable',
  'timeout',
  'bad-build',
  'incompatible',
  'crashed',
];
const remoteErrors: Sample[] = kinds.map((kind) => ({
  id: `remote-error-${kind}`,
  component: 'RemoteErrorPage',
  title: `${kind}: ${remoteWording(kind).title}`,
  whole: true,
  height: 460,
  show: () => (
    <main>
      <RemoteErrorPage
        error={
          new RemoteLoadError({
            kind,
            phase: 'chunk',
            remote: 'guest',
            version: '0.1.0',
            url: null,
            attempt: 1,
          })
        }
        onRetry={nothing}
      />
    </main>
  ),
}));

const appErrors: Sample[] = [false, true].map((fatal) => ({
  id: fatal ? 'app-error-fatal' : 'app-error',
  component: 'AppErrorPage',
  title: fatal ? 'fatal: only a reload helps' : 'an uncaught error',
  whole: true,
  height: 900,
  errorElement: <AppErrorPage reload={nothing} />,
  show: () => (
    <Thrown error={new AppError({ statusCode: 500, statusMessage: 'The page could not be shown.', fatal })} />
  ),
}));

/** What people see when something went wrong. */
export const errorSamples: readonly Sample[] = [
  ...dialogs,
  {
    id: 'error-stage',
    component: 'ErrorStage',
    title: 'one dialog, two toasts',
    whole: true,
    height: 560,
    show: () => <Errors />,
  },
  ...remoteErrors,
  ...appErrors,
  {
    id: 'fatal-page',
    component: 'fatalBlock',
    title: 'no script could run',
    whole: true,
    height: 260,
    show: () => (
      <PageBehind>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the very HTML that the server writes, a constant */}
        <div dangerouslySetInnerHTML={{ __html: fatalBlock.replace(' hidden>', '>') }} />
      </PageBehind>
    ),
  },
];
