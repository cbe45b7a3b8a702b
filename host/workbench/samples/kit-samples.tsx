import type { Sample } from '../stage/sample.ts';
import { buttonSamples } from './kit/button-samples.tsx';
import { fieldSamples } from './kit/field-samples.tsx';
import { pageSamples } from './kit/page-samples.tsx';
import { passwordFieldSamples, passwordMeterSamples } from './kit/password-samples.tsx';
import { pictureSamples } from './kit/picture-samples.tsx';
import { chipSamples, noticeSamples, promiseSamples } from './kit/status-samples.tsx';

/** The components of the UI kit, each in its states. */
export const kitSamples: readonly Sample[] = [
  ...buttonSamples,
  ...chipSamples,
  ...fieldSamples,
  ...passwordFieldSamples,
  ...noticeSamples,
  ...promiseSamples,
  ...passwordMeterSamples,
  ...pictureSamples,
  ...pageSamples,
];
