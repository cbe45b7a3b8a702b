import { useAction } from '@bellkey/shared/action';
import { BRAND_MARK_MAX_BYTES, PHOTO_MAX_BYTES, PHOTO_TYPES } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import * as messages from '../../../../messages/compiled/brand/en.ts';
import * as styles from './brand.css';
import type { BrandImages, BrandStore } from './use-brand.ts';

const MAX_BYTES = { mark: BRAND_MARK_MAX_BYTES, picture: PHOTO_MAX_BYTES } as const;
const LABELS = { mark: messages.mark, picture: messages.picture } as const;
const HINTS = { mark: messages.markHint, picture: messages.pictureHint } as const;
const MEGABYTE = 1024 * 1024;

interface ImageFieldProps<K extends keyof BrandImages> {
  store: BrandStore;
  kind: K;
  image: BrandImages[K];
  /** Where it can be shown from; null until it is loaded. */
  url: string | null;
  /** A sentence about the image. */
  note?: string | null;
  error?: string | undefined;
  onChange(image: BrandImages[K]): void;
}

/** An image of the brand: chosen from a file, shown as it is kept, left out again. */
export function ImageField<K extends keyof BrandImages>({
  store,
  kind,
  image,
  url,
  note,
  error,
  onChange,
}: ImageFieldProps<K>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { run, busy, problem, clear } = useAction();
  const [refusal, setRefusal] = useState<string | null>(null);
  const label = LABELS[kind];
  const shownError = refusal ?? problem?.detail ?? error;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file again is a change, too.
    target.value = '';
    if (!file) return;
    if (!PHOTO_TYPES.some((type) => type === file.type)) return setRefusal(messages.notAPicture);
    if (file.size > MAX_BYTES[kind])
      return setRefusal(messages.tooLarge({ megabytes: MAX_BYTES[kind] / MEGABYTE }));
    setRefusal(null);
    clear();
    void run(() => store.upload(kind, file), onChange);
  }

  return (
    <fieldset className={styles.image} aria-describedby={`${id}-hint ${id}-note`}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {HINTS[kind]}
      </p>
      <div className={styles.chosen}>
        {image ? (
          <span className={styles.thumbnail} data-kind={kind}>
            {url ? <img src={url} alt="" width={image.width} height={image.height} /> : null}
          </span>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          accept={PHOTO_TYPES.join(',')}
          aria-label={label}
          onChange={choose}
        />
        <Button
          look="outline"
          busy={busy}
          aria-label={messages.chooseFor({
            action: busy ? messages.uploading : image ? messages.replace : messages.choose,
            image: label,
          })}
          onClick={() => input.current?.click()}
        >
          {busy ? messages.uploading : image ? messages.replace : messages.choose}
        </Button>
        {image ? (
          <Button
            look="quiet"
            aria-label={messages.leaveOutImage({ image: label })}
            onClick={() => {
              setRefusal(null);
              clear();
              onChange(null as BrandImages[K]);
            }}
          >
            {messages.leaveOut}
          </Button>
        ) : null}
      </div>
      <p id={`${id}-note`} role="status" className={shownError ? styles.error : styles.hint}>
        {shownError ?? note}
      </p>
    </fieldset>
  );
}
