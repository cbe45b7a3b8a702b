import { Field } from '@bellkey/shared/ui';
import { useId } from 'react';
import { findChoice } from './find-choice.ts';

/** A choice from a long list, found by typing part of its name; the browser suggests matches. */
export function ChoiceField<T extends { name: string }>({
  label,
  choices,
  typed,
  onType,
  error,
  autoFocus = false,
}: {
  label: string;
  choices: readonly T[];
  typed: string;
  onType(typed: string): void;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  const id = useId();
  const found = findChoice(choices, typed);
  const another = found && found.name.toLowerCase() !== typed.trim().toLowerCase() ? found.name : null;
  return (
    <>
      <Field
        label={label}
        list={id}
        value={typed}
        autoComplete="off"
        autoFocus={autoFocus}
        onChange={({ target }) => onType(target.value)}
        // The line is there from the start: the fields below must not move.
        hint={another ?? '\u00a0'}
        error={error}
      />
      <datalist id={id}>
        {choices.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
