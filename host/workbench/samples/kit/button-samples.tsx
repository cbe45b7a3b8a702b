import { Button, ButtonLink } from '@bellkey/shared/ui';
import type { Sample } from '../../stage/sample.ts';

const looks = ['solid', 'outline', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

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

/** Buttons and links that look like them. */
export const buttonSamples: readonly Sample[] = [
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
];
