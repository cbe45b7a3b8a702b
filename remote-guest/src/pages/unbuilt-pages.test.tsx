import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Page as GuestRegistration } from './guest-registration/page.tsx';

const unbuilt: Array<[path: string, Page: ComponentType]> = [['/guest-registration', GuestRegistration]];

test.each(unbuilt)('%s says that Bellkey does not have it yet, and leads to the chat', (_path, Page) => {
  const { container } = render(
    <TestShell>
      <Page />
    </TestShell>,
  );
  expect(screen.getByText(/Bellkey does not have this yet/)).toBeVisible();
  const chat = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/chat');
  expect(chat).toHaveLength(1);
  // What we have not built is no choice of the hotel's.
  expect(container).not.toHaveTextContent(/(house|hotel|property) (has|does) not/i);
});
