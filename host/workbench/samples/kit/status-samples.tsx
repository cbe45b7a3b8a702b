import { Button, Chip, Notice, PromiseLine } from '@bellkey/shared/ui';
import type { Sample } from '../../stage/sample.ts';

const tones = ['neutral', 'good', 'warn', 'danger'] as const;
const ticks = (reached: number) =>
  ['Asked', 'Accepted', 'Done by 21:30'].map((label, place) => ({
    at: place / 2,
    label,
    reached: place < reached,
  }));

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

/** Chips. */
export const chipSamples: readonly Sample[] = [
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
];

/** Notices in a page. */
export const noticeSamples: readonly Sample[] = [
  ...notices,
  {
    id: 'notice-plain',
    component: 'Notice',
    title: 'only words',
    show: () => <Notice>Nothing is open. Enjoy the quiet.</Notice>,
  },
];

/** The line from asking to done. */
export const promiseSamples: readonly Sample[] = [
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
];
