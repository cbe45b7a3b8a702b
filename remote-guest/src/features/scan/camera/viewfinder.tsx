import { Button, Notice } from '@bellkey/shared/ui';
import { Flashlight, FlashlightOff } from 'lucide-react';
import { useScanWording } from '../../../wording/scan/use-scan-wording.ts';
import { FinderFrame } from './finder-frame.tsx';
import { permissionHelp } from './permission-help.ts';
import { type ScannerState, useScanner } from './use-scanner.ts';
import * as styles from './viewfinder.css';

type Failure = Extract<ScannerState, { status: 'failed' }>['failure'];

/** Failures that end when the guest does something about them. */
const RETRYABLE: readonly Failure[] = ['denied', 'busy', 'no-reader'];

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
          RETRYABLE.includes(failure) ? (
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
      <FinderFrame />
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
