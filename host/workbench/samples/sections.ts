import type { Sample } from '../stage/sample.ts';
import { errorSamples } from './error-samples.tsx';
import { kitSamples } from './kit-samples.tsx';
import { remoteSamples } from './remote-samples.tsx';
import { shellSamples } from './shell-samples.tsx';

export const sections: readonly { id: string; title: string; samples: readonly Sample[] }[] = [
  { id: 'kit', title: 'Components', samples: kitSamples },
  { id: 'shell', title: 'Shell', samples: shellSamples },
  { id: 'sessions', title: 'Sessions', samples: remoteSamples },
  { id: 'errors', title: 'Errors', samples: errorSamples },
];

/** A sample by the name in its address. */
export const findSample = (id: string): Sample | undefined =>
  sections.flatMap(({ samples }) => samples).find((sample) => sample.id === id);
