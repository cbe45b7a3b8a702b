import { Field, FieldButton } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/staff-application/en.ts';
import { type Application, bareCode } from './application.ts';
import type { useJoinCode } from './use-join-code.ts';

interface JoinCodeFieldProps {
  application: Application;
  joinCode: ReturnType<typeof useJoinCode>;
  error: string | undefined;
  onChange(changes: Partial<Application>): void;
}

/** The code of a property: looked up while a person types, with the property's name below. */
export function JoinCodeField({ application, joinCode, error, onChange }: JoinCodeFieldProps) {
  const { value, problem, pending } = joinCode.load;
  const hint = () => {
    if (value) return messages.joinCodeMatch({ property: value.property.name });
    return pending ? messages.joinCodeChecking : messages.joinCodeHint;
  };
  return (
    <Field
      label={messages.joinCode}
      name="joinCode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={application.joinCode}
      onChange={({ target }) => {
        // Departments belong to one property; another code may be another property's.
        const same = bareCode(target.value) === bareCode(application.joinCode);
        onChange({ joinCode: target.value, ...(same ? {} : { departments: [] }) });
      }}
      hint={hint()}
      error={error ?? problem?.detail}
      trailing={
        problem && problem.code !== 'unknown-join-code' ? (
          <FieldButton onClick={joinCode.ask}>{messages.tryAgain}</FieldButton>
        ) : undefined
      }
    />
  );
}
