import { useAnnounce, useReportError } from '@bellkey/shared/shell';
import { Button, ButtonLink, PlainPage } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import type { RemoteLoadError, RemoteLoadErrorKind } from './remote-load-error.ts';

const WORDS: Record<RemoteLoadErrorKind, { title: string; text: string }> = {
  'stale-deploy': {
    title: 'This page has just been updated',
    text: 'A newer version was put live while you were here, and the one you have can’t load this page any more. Reload to go on with the new one.',
  },
  unavailable: {
    title: 'This page can’t be loaded right now',
    text: 'The connection or our server did not answer. The rest of the site keeps working; try this page again in a moment.',
  },
  timeout: {
    title: 'This page is taking too long',
    text: 'Nothing came for 15 seconds. It may be the connection: try again, or go on elsewhere meanwhile.',
  },
  'bad-build': {
    title: 'This page is broken at our end',
    text: 'What arrived is not what was published, so it was not run. Nothing that you typed elsewhere is lost.',
  },
  incompatible: {
    title: 'This page needs a newer site',
    text: 'It was made for another version of the shell. Reload to get the current one; if that does not help, the host has to be updated.',
  },
  crashed: {
    title: 'Something on this page went wrong',
    text: 'It stopped while it was being shown. Trying again opens it afresh.',
  },
};

/** What stands where a remote's page could not: what happened, in plain words, and how to go on. */
export function RemoteErrorPage({ error, onRetry }: { error: RemoteLoadError; onRetry: () => void }) {
  const announce = useAnnounce();
  const reportError = useReportError();
  const [reference, setReference] = useState('');
  const words = WORDS[error.kind];
  const reloads = error.kind === 'stale-deploy' || error.kind === 'incompatible';
  useEffect(() => announce(words.title, 'assertive'), [announce, words]);
  // It has been reported already: this is how its id comes to the screen.
  useEffect(() => setReference(reportError(error)), [reportError, error]);
  return (
    <PlainPage
      title={words.title}
      action={
        <>
          <Button onClick={reloads ? () => location.reload() : onRetry}>
            {reloads ? 'Reload' : 'Try again'}
          </Button>
          <ButtonLink to="/" look="outline">
            Go home
          </ButtonLink>
        </>
      }
    >
      <p>{words.text}</p>
      <p>
        <small>
          {error.code} · {error.remote} {error.version} · {error.phase}
          {reference ? ` · ${reference}` : ''}
        </small>
      </p>
    </PlainPage>
  );
}
