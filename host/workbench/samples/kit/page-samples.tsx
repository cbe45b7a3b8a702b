import { ButtonLink, PageOutline, PlainPage, Skeleton, VisuallyHidden } from '@bellkey/shared/ui';
import type { Sample } from '../../stage/sample.ts';

/** The building blocks of a page. */
export const pageSamples: readonly Sample[] = [
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
          intro="Walks, boats and tables that the desk books for you."
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
