import type { Lead } from '@bellkey/shared/api';
import { sessionUser, shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from './page.tsx';

const lead = (changes: Partial<Lead> = {}): Lead => ({
  id: 'l-1',
  reference: 'BK-AAAA-AAAA',
  kind: 'contact',
  brand: 'default',
  name: 'Inês',
  email: 'ines@prata.example',
  property: 'Hotel Prata',
  rooms: 40,
  message: '<b>How much?</b>',
  system: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  handledAt: null,
  ...changes,
});

const refused = (status: number, code: string) => ({
  ok: false as const,
  error: { code, status, title: '', detail: 'Try again.', requestId: 'r-1' },
});

function show(
  leads: Lead[] | ReturnType<typeof refused>,
  mark?: ReturnType<typeof refused>,
  at = '/dashboard/leads',
) {
  const asked: unknown[] = [];
  const services = shellServices();
  const state = {
    status: 'signed-in' as const,
    user: sessionUser({ uid: 'o', email: 'o@x.example', displayName: null }),
  };
  const call = async (key: string, input: { query?: unknown; body?: { handled: boolean } }) => {
    if (key === 'GET /api/staff/leads') {
      asked.push(input.query);
      return Array.isArray(leads) ? { ok: true, value: { leads, more: false } } : leads;
    }
    return (
      mark ?? {
        ok: true,
        value: lead({ handledAt: input.body?.handled ? '2026-11-21T10:00:00.000Z' : null }),
      }
    );
  };
  render(
    <TestShell
      at={at}
      services={{
        ...services,
        api: { ...services.api, call: call as typeof services.api.call },
        session: { ...services.session, get: () => state },
      }}
    >
      <Page />
    </TestShell>,
  );
  return { asked };
}

describe('/dashboard/leads', () => {
  test('shows an enquiry as written, never as markup', async () => {
    show([lead()]);
    expect(await screen.findByText('<b>How much?</b>')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ines@prata.example' })).toHaveAttribute(
      'href',
      expect.stringContaining('BK-AAAA-AAAA'),
    );
  });

  test('a marked one stays, so that it can be reopened', async () => {
    show([lead()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as handled' }));
    expect(await screen.findByText('BK-AAAA-AAAA is handled.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
    expect(await screen.findByText('BK-AAAA-AAAA is open again.')).toBeInTheDocument();
  });

  test('a mark that fails is reported at the enquiry, which is unchanged', async () => {
    show([lead()], refused(503, 'unreachable'));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as handled' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again. (unreachable)');
    expect(screen.getByRole('button', { name: 'Mark as handled' })).toBeInTheDocument();
  });

  test('filter and search are in the address, and in the request', async () => {
    const { asked } = show([], undefined, '/dashboard/leads?state=handled&q=prata');
    expect(await screen.findByText('No enquiry has these words.')).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ state: 'handled', search: 'prata' });
    expect(screen.getByLabelText('Search')).toHaveValue('prata');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  });

  test.each([
    [[] as Lead[], 'Nobody waits'],
    [refused(403, 'forbidden'), 'Enquiries are not yours to see'],
    [refused(503, 'unreachable'), 'Enquiries could not be loaded'],
  ])('says what there is to say: %#', async (answer, text) => {
    show(answer);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
