import { CheckBoxes, EmailField, Field, FieldButton, SelectField, TextAreaField } from '@bellkey/shared/ui';
import type { Sample } from '../../stage/sample.ts';

const nothing = () => undefined;

const fields: Sample[] = [
  { title: 'empty', show: () => <Field label="E-mail" placeholder="you@hotel.example" /> },
  { title: 'with a hint', show: () => <Field label="Room" hint="As on the key card." /> },
  {
    title: 'with an error',
    show: () => <Field label="E-mail" defaultValue="rita@" error="An address has something after the @." />,
  },
  { title: 'disabled', show: () => <Field label="Property" defaultValue="Hotel Aurora" disabled /> },
  {
    component: 'FieldButton',
    title: 'at the end of a field',
    show: () => (
      <Field
        label="Join code"
        defaultValue="0KX2-A1B9"
        error="The property could not be looked up."
        trailing={<FieldButton onClick={nothing}>Try again</FieldButton>}
      />
    ),
  },
].map((field, place) => ({
  component: 'Field',
  ...field,
  id: `field-${place}`,
}));

const fieldStates = [
  ['plain', {}],
  ['with a hint', { hint: 'Guests read it.' }],
  ['with an error', { error: 'Write a sentence or two.' }],
] as const;
const spans = [
  { value: 'day', label: 'One day' },
  { value: 'week', label: 'One week' },
];
const departments = [
  { key: 'reception', name: 'Reception' },
  { key: 'housekeeping', name: 'Housekeeping' },
];

const textFields: Sample[] = fieldStates.flatMap(([title, text], place): Sample[] => [
  {
    id: `email-field-${place}`,
    component: 'EmailField',
    title,
    show: () => <EmailField value="rita@" onChange={nothing} {...text} />,
  },
  {
    id: `text-area-field-${place}`,
    component: 'TextAreaField',
    title,
    show: () => <TextAreaField label="Message" defaultValue="Two more towels, please." {...text} />,
  },
  {
    id: `select-field-${place}`,
    component: 'SelectField',
    title,
    show: () => <SelectField label="Time span" options={spans} value="day" onChange={nothing} {...text} />,
  },
  {
    id: `check-boxes-${place}`,
    component: 'CheckBoxes',
    title,
    show: () => (
      <CheckBoxes
        name={`departments-${place}`}
        legend="Departments"
        options={departments}
        chosen={['reception']}
        onChange={nothing}
        {...text}
      />
    ),
  },
]);

/** Fields of forms, each in its states. */
export const fieldSamples: readonly Sample[] = [...fields, ...textFields];
