import { useAnnounce, useReportError } from '@bellkey/shared/shell';
import { Button, ButtonLink, PlainPage } from '@bellkey/shared/ui';
import { remoteWording } from '@bellkey/shared/wording';
import { useEffect, useState } from 'react';
import * as messages from '../../../messages/compiled/shell/en.ts';
import type { RemoteLoadError } from '../failures/remote-load-error.ts';

/** No line starts with the dot. */
const DOT = '\u00a0· ';

/** Shown when a remote's page could not be loaded: what happened, and what to do next. */
export function RemoteErrorPage({ error, onRetry }: { error: RemoteLoadError; onRetry: () => void }) {
  const announce = useAnnounce();
  const reportError = useReportError();
  const [reference, setReference] = useState('');
  const wording = remoteWording(error.kind);
  const reloads = error.kind === 'stale-deploy' || error.kind === 'incompatible';
  useEffect(() => announce(wording.title, 'assertive'), [announce, wording]);
  // Already reported: reporting it again returns its id.
  useEffect(() => setReference(reportError(error)), [reportError, error]);
  return (
    <PlainPage
      title={wording.title}
      action={
        <>
          <Button onClick={reloads ? () => location.reload() : onRetry}>
            {reloads ? messages.reload : messages.tryAgain}
          </Button>
          <ButtonLink to="/" look="outline">
            {messages.goHome}
          </ButtonLink>
        </>
      }
    >
      <p>
        {wording.sentence} {wording.advice}
      </p>
      <p>
        <small>
          {[error.code, `${error.remote} ${error.version}`, error.phase, reference].filter(Boolean).join(DOT)}
        </small>
      </p>
    </PlainPage>
  );
}
