import { contrastOf, type DerivedAccent, parseHex } from '@bellkey/shared/colour';
import { Field } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/brand/en.ts';
import * as styles from './brand.css';

const SCHEMES = ['light', 'dark'] as const;
/** What the picker shows while there is no colour. */
const NEUTRAL = '#808080';

/** Rounded down, so that no colour below the limit shows as one that reaches it. */
const format = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** The sentences about an accent: text on it, and text of it on light and dark pages. */
export function contrastSentences(accent: DerivedAccent): string[] {
  const [ground, on] = [parseHex(accent.colour), parseHex(accent.on)];
  const sentences = SCHEMES.map((scheme) => {
    const { text, ratio, adjusted } = accent[scheme];
    const pages = messages.textIn[scheme];
    return adjusted
      ? messages.adjustedTo({ pages, ratio: format(ratio), text })
      : messages.asItIs({ pages, ratio: format(ratio) });
  });
  return ground && on
    ? [messages.onAccent[accent.on]({ ratio: format(contrastOf(ground, on)) }), ...sentences]
    : sentences;
}

/** The accent: picked or typed, with its contrasts in words. */
export function AccentField({
  value,
  accent,
  error,
  onChange,
}: {
  value: string;
  /** Null while the value is no colour. */
  accent: DerivedAccent | null;
  error?: string | undefined;
  onChange(value: string): void;
}) {
  return (
    <div className={styles.accent}>
      <Field
        label={messages.accent}
        hint={messages.accentHint}
        value={value}
        error={error}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        trailing={
          <input
            type="color"
            className={styles.picker}
            aria-label={messages.pick}
            value={accent?.colour ?? NEUTRAL}
            onChange={({ target }) => onChange(target.value)}
          />
        }
      />
      <div role="status" className={styles.sentences}>
        {accent ? contrastSentences(accent).map((sentence) => <p key={sentence}>{sentence}</p>) : null}
      </div>
    </div>
  );
}
