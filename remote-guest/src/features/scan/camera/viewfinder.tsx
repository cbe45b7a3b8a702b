import { Button, Notice } from '@bellkey/shared/ui';
import { Flashlight, FlashlightOff } from 'lucide-react';
import { permissionHelp } from './permission-help.ts';
import { useScanner } from './use-scanner.ts';
import * as styles from './viewfinder.css';

/** The camera's picture, and what to do when there is none. */
export function Viewfinder({ onRead }: { onRead(text: string): void }) {
  const { video, state, askAgain, toggleTorch } = useScanner(onRead);

  if (state.status === 'failed') {
    const { title, text, again } = failureTexts(state.failure);
    return (
      <Notice
        tone="neutral"
        title={title}
        live="polite"
        action={
          again ? (
            <Button look="outline" onClick={askAgain}>
              Try the camera again
            </Button>
          ) : undefined
        }
      >
        {text} You can type the code instead.
      </Notice>
    );
  }

  return (
    <div className={styles.finder}>
      <video ref={video} className={styles.video} muted playsInline aria-label="Camera picture" />
      <svg className={styles.frame} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M2 22V8a6 6 0 0 1 6-6h14M78 2h14a6 6 0 0 1 6 6v14M98 78v14a6 6 0 0 1-6 6H78M22 98H8a6 6 0 0 1-6-6V78" />
      </svg>
      <p className={styles.status} role="status">
        {state.status === 'asking'
          ? 'Your browser asks whether we may use the camera.'
          : 'Looking for a code'}
      </p>
      {state.status === 'scanning' && state.torch !== 'unsupported' ? (
        <button
          type="button"
          className={styles.torch}
          aria-pressed={state.torch === 'on'}
          onClick={() => void toggleTorch()}
        >
          {state.torch === 'on' ? (
            <FlashlightOff size={20} aria-hidden="true" />
          ) : (
            <Flashlight size={20} aria-hidden="true" />
          )}
          Light
        </button>
      ) : null}
    </div>
  );
}

function failureTexts(failure: 'insecure' | 'denied' | 'none' | 'busy' | 'no-reader') {
  switch (failure) {
    case 'denied':
      return {
        title: 'The camera is not allowed here',
        text: permissionHelp(navigator.userAgent),
        again: true,
      };
    case 'busy':
      return {
        title: 'The camera is in use',
        text: 'Close the app that uses it, then try again.',
        again: true,
      };
    case 'insecure':
      return {
        title: 'No camera on this connection',
        text: 'Browsers give the camera only to pages with a secure address (https).',
        again: false,
      };
    case 'no-reader':
      return {
        title: 'The code reader did not load',
        text: 'Check your connection and try again.',
        again: true,
      };
    case 'none':
      return { title: 'No camera found', text: 'This device shows us no camera.', again: false };
  }
}
