import { categoryDrawings, serviceIconUrl } from '@bellkey/shared/catalogue';
import {
  AssetIcon,
  BellMark,
  Button,
  ButtonLink,
  CheckBoxes,
  Chip,
  EmailField,
  Field,
  FieldButton,
  Icon,
  NewPasswordField,
  Notice,
  PageOutline,
  PasswordField,
  PasswordMeter,
  PlainPage,
  PromiseLine,
  SelectField,
  ServiceIcon,
  Skeleton,
  TextAreaField,
  VisuallyHidden,
} from '@bellkey/shared/ui';
import type { Sample } from '../sample.ts';

const nothing = () => undefined;
const looks = ['solid', 'outline', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const tones = ['neutral', 'good', 'warn', 'danger'] as const;
const ticks = (reached: number) =>
  ['Asked', 'Accepted', 'Done by 21:30'].map((label, place) => ({
    at: place / 2,
    label,
    reached: place < reached,
  }));

const buttons: Sample[] = looks.flatMap((look): Sample[] => [
  {
    id: `button-${look}`,
    component: 'Button',
    title: look,
    show: () => (
      <>
        {sizes.map((size) => (
          <Button key={size} look={look} size={size}>
            Send {size}
          </Button>
        ))}
        <Button look={look} busy>
          Busy
        </Button>
        <Button look={look} disabled>
          Disabled
        </Button>
      </>
    ),
  },
]);

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

const notices: Sample[] = tones.map((tone) => ({
  id: `notice-${tone}`,
  component: 'Notice',
  title: tone,
  show: () => (
    <Notice
      tone={tone}
      title="The kitchen closes at 22:00"
      reference="rate-limited · 7F3K2Q"
      action={<Button size="small">Order now</Button>}
    >
      What you ordered is kept.
    </Notice>
  ),
}));

const promises: Sample[] = (['on-time', 'soon', 'late'] as const).map((tone, place) => ({
  id: `promise-line-${tone}`,
  component: 'PromiseLine',
  title: tone,
  show: () => (
    <PromiseLine ticks={ticks(2)} progress={0.4 + place * 0.28} tone={tone} description={`Asked, ${tone}`} />
  ),
}));

const demanding = {
  minimumLength: 12,
  maximumLength: null,
  lowercase: true,
  uppercase: true,
  numeric: true,
  nonAlphanumeric: false,
  allowedNonAlphanumeric: '',
};
const passwords: Sample[] = [
  ['empty', ''],
  ['half-way', 'Harbour'],
  ['met', 'Harbour4Lines'],
].map(([state = '', password = '']) => ({
  id: `password-meter-${state}`,
  component: 'PasswordMeter',
  title: state,
  show: () => <PasswordMeter policy={demanding} password={password} />,
}));

const passwordFields: Sample[] = [
  { title: 'empty', value: '', error: null },
  { title: 'with an error', value: '', error: 'Type your password.' },
].map(({ title, value, error }, place) => ({
  id: `password-field-${place}`,
  component: 'PasswordField',
  title,
  show: () => (
    <PasswordField autoComplete="current-password" value={value} onChange={nothing} error={error} />
  ),
}));

const newPasswords: Sample[] = [
  { title: 'half-way', policy: demanding, failed: false },
  { title: 'rules unknown', policy: null, failed: true },
].map(({ title, policy, failed }, place) => ({
  id: `new-password-field-${place}`,
  component: 'NewPasswordField',
  title,
  show: () => (
    <NewPasswordField rules={{ policy, failed, ask: nothing }} value="Harbour" onChange={nothing} />
  ),
}));

/** The parts that pages are made of, each in its states. */
export const kitSamples: readonly Sample[] = [
  ...buttons,
  {
    id: 'button-link',
    component: 'ButtonLink',
    title: 'all looks',
    show: () =>
      looks.map((look) => (
        <ButtonLink key={look} look={look} to="/scan-qr">
          Scan QR
        </ButtonLink>
      )),
  },
  {
    id: 'chip',
    component: 'Chip',
    title: 'all tones',
    show: () =>
      tones.map((tone) => (
        <Chip key={tone} tone={tone}>
          {tone === 'good' ? 'Done 4 min early' : tone === 'danger' ? '12 min late' : 'Due 21:30'}
        </Chip>
      )),
  },
  ...fields,
  ...textFields,
  ...passwordFields,
  ...newPasswords,
  ...notices,
  {
    id: 'notice-plain',
    component: 'Notice',
    title: 'only words',
    show: () => <Notice>Nothing is open. Enjoy the quiet.</Notice>,
  },
  {
    id: 'promise-line-asked',
    component: 'PromiseLine',
    title: 'just asked',
    show: () => <PromiseLine ticks={ticks(1)} progress={0} description="Just asked" />,
  },
  ...promises,
  {
    id: 'promise-line-done',
    component: 'PromiseLine',
    title: 'done',
    show: () => <PromiseLine ticks={ticks(3)} progress={1} description="Done" />,
  },
  ...passwords,
  {
    id: 'icon',
    component: 'Icon',
    title: 'on the grid and larger',
    show: () =>
      [19, 24, 38].map((size) => (
        <Icon key={size} drawing={categoryDrawings.laundry} size={size} label={`Laundry, ${size} px`} />
      )),
  },
  {
    id: 'asset-icon',
    component: 'AssetIcon',
    title: 'by its address, in the text’s colour',
    show: () => (
      <>
        <AssetIcon url={serviceIconUrl('spa', 'spa')} /> Spa{' '}
        <AssetIcon url={serviceIconUrl('towels', 'housekeeping')} /> Towels
      </>
    ),
  },
  {
    id: 'service-icon',
    component: 'ServiceIcon',
    title: 'known and unknown',
    show: () => (
      <>
        <ServiceIcon name="roomService" size={38} label="Room service" />
        <ServiceIcon name="no-such-service" size={38} label="A service" />
      </>
    ),
  },
  { id: 'bell-mark', component: 'BellMark', title: 'the mark', show: () => <BellMark size={38} /> },
  {
    id: 'skeleton',
    component: 'Skeleton',
    title: 'five lines',
    show: () => <Skeleton label="Loading an example" lines={5} />,
  },
  {
    id: 'page-outline',
    component: 'PageOutline',
    title: 'a page that is on its way',
    whole: true,
    height: 320,
    show: () => (
      <main>
        <PageOutline
          title="Tours"
          lead="Walks, boats and tables that the desk books for you."
          label="Loading Tours"
        />
      </main>
    ),
  },
  {
    id: 'visually-hidden',
    component: 'VisuallyHidden',
    title: 'nothing to see',
    show: () => (
      <p>
        Between the brackets is a word for screen readers: [<VisuallyHidden>hidden</VisuallyHidden>]
      </p>
    ),
  },
  {
    id: 'plain-page',
    component: 'PlainPage',
    title: 'with a way on',
    whole: true,
    height: 420,
    show: () => (
      <main>
        <PlainPage title="A short page" action={<ButtonLink to="/">Go home</ButtonLink>}>
          One heading, one honest paragraph, one way on.
        </PlainPage>
      </main>
    ),
  },
];
