import { NewPasswordField, PasswordField, PasswordMeter } from '@bellkey/shared/ui';
import type { Sample } from '../../stage/sample.ts';

const nothing = () => undefined;

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

/** Fields for passwords and the meter. */
export const passwordFieldSamples: readonly Sample[] = [...passwordFields, ...newPasswords];

/** The meter of a new password. */
export const passwordMeterSamples: readonly Sample[] = passwords;
