import { CheckBoxes, Field } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/staff-application/en.ts';
import type { Application, FieldProblems } from './application.ts';
import { languageChoices } from './languages.ts';
import type { JoinedProperty } from './use-join-code.ts';

interface PersonFieldsProps {
  application: Application;
  /** The property of the join code; null until it is known. */
  place: JoinedProperty | null;
  problems: FieldProblems;
  onChange(changes: Partial<Application>): void;
}

/** Who asks, for which departments, and with which languages. */
export function PersonFields({ application, place, problems, onChange }: PersonFieldsProps) {
  return (
    <>
      <CheckBoxes
        name="departments"
        legend={messages.departments}
        options={place?.departments ?? []}
        chosen={application.departments}
        onChange={(departments) => onChange({ departments })}
        hint={place ? undefined : messages.departmentsHint}
        error={problems.departments}
      />
      <Field
        label={messages.fullName}
        name="fullName"
        autoComplete="name"
        value={application.fullName}
        onChange={({ target }) => onChange({ fullName: target.value })}
        hint={messages.fullNameHint}
        error={problems.fullName}
      />
      <Field
        label={messages.jobTitleOptional}
        name="jobTitle"
        autoComplete="organization-title"
        value={application.jobTitle}
        onChange={({ target }) => onChange({ jobTitle: target.value })}
        error={problems.jobTitle}
      />
      <CheckBoxes
        name="languages"
        legend={messages.languagesYouSpeak}
        options={languageChoices(place?.property.languages ?? [])}
        chosen={application.languages}
        onChange={(languages) => onChange({ languages })}
      />
    </>
  );
}
