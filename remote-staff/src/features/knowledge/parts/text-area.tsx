import { TextAreaField } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/knowledge/en.ts';

/** A text area that shows, near the limit, how much room is left. */
export function TextArea({
  label,
  hint = '',
  error,
  value,
  rows,
  maxLength,
  onChange,
}: {
  label: string;
  hint?: string;
  error?: string | null;
  value: string;
  rows: number;
  maxLength: number;
  onChange(value: string): void;
}) {
  const left = maxLength - value.length;
  const room = left < maxLength / 10 ? messages.leftCharactersLeft({ left }) : '';
  return (
    <TextAreaField
      label={label}
      hint={[hint, room].filter(Boolean).join(' · ')}
      error={error}
      rows={rows}
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
