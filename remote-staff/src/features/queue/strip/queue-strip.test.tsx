import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { QueueStrip } from './queue-strip.tsx';

test('names no number before the queue is loaded', () => {
  render(
    <TestShell>
      <QueueStrip figures={null} chats linkTo={() => '/dashboard'} />
    </TestShell>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['– open', '– overdue']);
});
