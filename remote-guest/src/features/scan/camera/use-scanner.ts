import { useCallback, useEffect, useRef, useState } from 'react';
import { loadQrReader } from '../qr-reader/qr-reader.ts';
import { type CameraFailure, closeCamera, hasTorch, openCamera, setTorch } from './open-camera.ts';

export type ScannerState =
  | { status: 'asking' }
  | { status: 'scanning'; torch: 'on' | 'off' | 'unsupported' }
  | { status: 'failed'; failure: CameraFailure | 'no-reader' };

/** Delay between two readings: fast enough for the eye, and the phone stays cool. */
const LOOK_EVERY_MS = 120;

/**
 * Runs the camera while the component is mounted and the page is visible, and reads codes from it.
 *
 * @param onRead called for every reading; the caller decides whether it still wants one
 */
export function useScanner(onRead: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<ScannerState>({ status: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const report = useRef(onRead);
  useEffect(() => {
    report.current = onRead;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the camera again
  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function run() {
      setState({ status: 'asking' });
      const opened = await openCamera(navigator.mediaDevices, window.isSecureContext);
      if (!opened.ok) {
        if (!stopped) setState({ status: 'failed', failure: opened.error });
        return;
      }
      if (stopped || !video.current) {
        closeCamera(opened.value);
        return;
      }
      stream.current = opened.value;
      video.current.srcObject = opened.value;
      await video.current.play().catch(() => undefined);
      if (stopped) return;
      setState({ status: 'scanning', torch: hasTorch(opened.value) ? 'off' : 'unsupported' });
      const read = await loadQrReader().catch(() => null);
      if (stopped) return;
      if (!read) {
        closeCamera(opened.value);
        setState({ status: 'failed', failure: 'no-reader' });
        return;
      }
      const look = async () => {
        const text =
          document.visibilityState === 'visible' && video.current ? await read(video.current) : null;
        if (stopped) return;
        if (text) report.current(text);
        timer = setTimeout(look, LOOK_EVERY_MS);
      };
      void look();
    }

    void run();
    return () => {
      stopped = true;
      clearTimeout(timer);
      if (stream.current) closeCamera(stream.current);
      stream.current = null;
    };
  }, [attempt]);

  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);

  const toggleTorch = useCallback(async () => {
    if (!stream.current || state.status !== 'scanning' || state.torch === 'unsupported') return;
    const on = state.torch === 'off';
    if (await setTorch(stream.current, on)) setState({ status: 'scanning', torch: on ? 'on' : 'off' });
  }, [state]);

  return { video, state, askAgain, toggleTorch };
}
