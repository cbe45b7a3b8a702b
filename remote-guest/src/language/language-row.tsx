import { GUEST_LANGUAGES, type GuestLanguage } from './guest-language.ts';
import * as styles from './language-row.css';

/** The languages next to each other, each by its own name: one tap chooses. */
export function LanguageRow({
  label,
  language,
  onChange,
}: {
  label: string;
  language: GuestLanguage;
  onChange(language: GuestLanguage): void;
}) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{label}</legend>
      {GUEST_LANGUAGES.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          lang={value}
          className={styles.language}
          aria-pressed={value === language}
          onClick={() => onChange(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
