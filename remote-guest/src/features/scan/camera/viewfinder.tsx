import { Button, Notice } from '@bellkey/shared/ui';
import { Flashlight, FlashlightOff } from 'lucide-react';
import { useScanWording } from '../../../wording/scan/use-scan-wording.ts';
import { permissionHelp } from './permission-help.ts';
import { type ScannerState, useScanner } from './use-scanner.ts';
import * as styles from './viewfinder.css';

type Failure = Extract<ScannerState, { status: 'failed' }>['failure'];

/** The camera's picture, and what to do when there is none. */
export function Viewfinder({ onRead }: { onRead(text: string): void }) {
  const { video, state, askAgain, toggleTorch } = useScanner(onRead);
  const { camera } = useScanWording().scan;

  if (state.status === 'failed') {
    const { failure } = state;
    const { title } = camera.failures[failure];
    const text =
      failure === 'denied' ? permissionHelp(navigator.userAgent, camera) : camera.failures[failure].text;
    return (
      <Notice
        tone="neutral"
        title={title}
        live="polite"
        action={
          AGAIN.includes(failure) ? (
            <Button look="outline" onClick={askAgain}>
              {camera.again}
            </Button>
          ) : undefined
        }
      >
        {text} {camera.typeInstead}
      </Notice>
    );
  }

  return (
    <div className={styles.finder}>
      <video ref={video} className={styles.video} muted playsInline aria-label={camera.picture} />
      <svg className={styles.frame} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M2 22V8a6 6 0 0 1 6-6h14M78 2h14a6 6 0 0 1 6 6v14M98 78v14a6 6 0 0 1-6 6H78M22 98H8a6 6 0 0 1-6-6V78" />
      </svg>
      <p className={styles.status} role="status">
        {state.status === 'asking' ? camera.asking : camera.looking}
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
          {camera.light}
        </button>
      ) : null}
    </div>
  );
}

/** Failures that end when the guest does something about them. */
const AGAIN: readonly Failure[] = ['denied', 'busy', 'no-reader'];
