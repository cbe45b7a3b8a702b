import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articles } from '../../features/guides/articles.ts';
import { GuideIndex } from '../../features/guides/guide-index.tsx';
import { GuideView } from '../../features/guides/guide-view.tsx';
import { Page } from './page.tsx';

test('an address without a guide says so and links to all of them', () => {
  const titles: (string | null)[] = [];
  render(
    <TestShell
      at="/guides/nothing-here"
      services={shellServices({ setTitle: (title) => titles.push(title) })}
    >
      <Page />
    </TestShell>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This guide is not here');
  expect(screen.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/guides');
  expect(titles).toEqual(['Guide not found · Bellkey']);
});

test.each(articles)('$slug shows its contents, and each entry links to a heading', (article) => {
  render(
    <TestShell>
      <GuideView article={article} />
    </TestShell>,
  );
  for (const link of screen.getByRole('navigation').querySelectorAll('a')) {
    const heading = document.getElementById((link.getAttribute('href') ?? '').slice(1));
    expect(heading).toHaveTextContent((link.textContent ?? '').replace(/\s+/g, ' '));
  }
});

test('search narrows the list, shows the number, and can be undone', async () => {
  render(
    <TestShell>
      <GuideIndex />
    </TestShell>,
  );
  await userEvent.type(screen.getByLabelText('Search the guides'), 'allergies');
  expect(screen.getByRole('status')).toHaveTextContent(`2 of ${articles.length} guides mention “allergies”`);
  await userEvent.type(screen.getByLabelText('Search the guides'), ' zeppelin');
  await userEvent.click(screen.getByRole('button', { name: 'Show all guides' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(articles.length);
});
