import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useScanWording } from '../../../wording/scan/use-scan-wording.ts';
import * as styles from './photo-entry.css';

/** Reads the code from an existing photo. The photo never leaves the device. */
export function PhotoEntry({ onRead }: { onRead(text: string): void }) {
  const id = useId();
  const { photo } = useScanWording().scan;
  const [state, setState] = useState<'idle' | 'reading' | 'nothing'>('idle');

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    setState('reading');
    const text = await import('./decode-photo.ts').then(
      ({ decodePhoto }) => decodePhoto(file),
      () => null,
    );
    // Cleared, so that choosing the same photo again fires a change.
    input.value = '';
    setState(text === null ? 'nothing' : 'idle');
    if (text !== null) onRead(text);
  }

  return (
    <div className={styles.photo}>
      <input id={id} className={styles.input} type="file" accept="image/*" onChange={read} />
      <label className={styles.label} htmlFor={id}>
        <ImageUp size={20} strokeWidth={1.8} aria-hidden="true" />
        {photo.label}
      </label>
      <p className={styles.result} role="status">
        {state === 'reading' ? photo.reading : null}
        {state === 'nothing' ? photo.nothing : null}
      </p>
    </div>
  );
}
