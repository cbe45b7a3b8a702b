import { SelectField } from '@bellkey/shared/ui';
import { GUEST_LANGUAGES, type GuestLanguage } from './guest-language.ts';

/** The choice of the guest's language. */
export function LanguageChoice({
  label,
  language,
  onChange,
}: {
  label: string;
  language: GuestLanguage;
  onChange(language: GuestLanguage): void;
}) {
  return <SelectField label={label} options={GUEST_LANGUAGES} value={language} onChange={onChange} />;
}
