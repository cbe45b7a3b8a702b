import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findScript, scripts } from '../../features/demo/scripts.ts';
import { useCases } from '../../features/use-cases/find-use-cases.ts';
import { Page } from './page.tsx';

const session = {
  house: 'hotel' as const,
  property: {
    id: 'demo-1',
    slug: 'demo-1',
    name: 'Hotel Aurora',
    kind: 'hotel' as const,
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    languages: ['en'],
    phone: null,
  },
  place: { id: 'room-204', label: 'Room 204', kind: 'room' as const },
  guestToken: 'demo-guest.x',
  staffToken: 'demo-staff.x',
  staffUid: 'demo-staff:demo-1',
  expiresAt: new Date(Date.now() + 7_200_000).toISOString(),
};

/** The page over an API that starts demos, or refuses with a code. */
function open(
  at: string,
  refusal?: { code: string; retryAfterSeconds?: number },
  state: 'ai_active' | 'awaiting_human' = 'ai_active',
) {
  const said: string[] = [];
  const asked: Array<string | undefined> = [];
  const refuse = (code: string, retryAfterSeconds?: number) => ({
    ok: false as const,
    error: {
      code,
      status: 429,
      title: '',
      detail: 'Wait.',
      requestId: 'r',
      ...(retryAfterSeconds && { retryAfterSeconds }),
    },
  });
  const services = shellServices();
  const api = {
    ...services.api,
    call: (async (
      key: string,
      input: { body?: { body?: string }; query?: { house?: 'hotel' | 'flats' } },
    ) => {
      if (key === 'POST /api/demo/sessions') {
        asked.push(input.query?.house);
        return refusal
          ? refuse(refusal.code, refusal.retryAfterSeconds)
          : { ok: true, value: { ...session, house: input.query?.house } };
      }
      if (key === 'GET /api/guest/conversation') return { ok: true, value: { conversation: { state } } };
      if (key === 'POST /api/guest/messages') said.push(input.body?.body ?? '');
      return key === 'GET /api/staff/ai/mode'
        ? { ok: true, value: { mode: 'auto' } }
        : { ok: true, value: {} };
    }) as typeof services.api.call,
  };
  render(
    <TestShell at={at} services={{ ...services, api, apiAs: () => api }}>
      <Page />
    </TestShell>,
  );
  return { said, asked };
}

beforeEach(() => sessionStorage.clear());

describe('/demo', () => {
  test('nothing starts before the visitor asks for it; then both sides are there', async () => {
    const { said } = open('/demo');
    expect(screen.queryByRole('region', { name: 'The staff board' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open the demo' }));
    expect(await screen.findByRole('region', { name: 'The staff board' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'The guest’s phone, Room 204' })).toBeInTheDocument();
    expect(said).toEqual([]);
  });

  test('a link to a script starts with it, said once', async () => {
    const { said } = open('/demo?script=towels');
    await screen.findByRole('region', { name: 'The staff board' });
    await screen.findByText(/Accept it on the board/, { selector: '[role=status]' });
    expect(said).toEqual(['2 towels please']);
  });

  test('the flats can be chosen before the start, and a link to one of their scripts starts there', async () => {
    const { asked } = open('/demo');
    await userEvent.click(screen.getByRole('radio', { name: 'A flat without a desk' }));
    expect(screen.getByText('Apartment 3B')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open the demo' }));
    await screen.findByRole('button', { name: 'The door code' });
    expect(screen.queryByRole('button', { name: 'An allergy' })).toBeNull();
    expect(asked).toEqual(['flats']);
  });

  test('a link to a flat’s script opens the flats, even when the hotel is open', async () => {
    sessionStorage.setItem('bellkey:demo', JSON.stringify(session));
    const { said, asked } = open('/demo?script=flat-arrival');
    await screen.findByText(/tells no door code/, { selector: '[role=status]' });
    expect(asked).toEqual(['flats']);
    expect(said).toEqual(['We are at the street door. What is the door code?']);
  });

  test('a demo without a property, from an older version, is the hotel’s', async () => {
    sessionStorage.setItem('bellkey:demo', JSON.stringify({ ...session, house: undefined }));
    open('/demo');
    expect(await screen.findByRole('button', { name: 'An allergy' })).toBeVisible();
  });

  test('a button says its text as the guest', async () => {
    const { said } = open('/demo');
    await userEvent.click(screen.getByRole('button', { name: 'Open the demo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'In Portuguese' }));
    expect(said).toEqual(['A que horas é o pequeno-almoço?']);
  });

  test('over the slow network the page says why nothing is visible yet', async () => {
    open('/demo');
    await userEvent.click(screen.getByRole('button', { name: 'Open the demo' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Slow network/ }));
    await userEvent.click(screen.getByRole('button', { name: 'An allergy' }));
    expect(screen.getByText(/Over the slow network the message takes 4 s to leave/)).toBeVisible();
  });

  test('with the assistant off, its intended answer is not shown', async () => {
    open('/demo');
    await userEvent.click(screen.getByRole('button', { name: 'Open the demo' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Assistant off/ }));
    await userEvent.click(screen.getByRole('button', { name: 'In Portuguese' }));
    expect(await screen.findByText(/the message goes to a person as it is/)).toBeVisible();
    expect(screen.queryByText(/Answered in the guest’s language/, { selector: '[role=status]' })).toBeNull();
  });

  test('when a person has the conversation, nothing is promised of the assistant', async () => {
    open('/demo', undefined, 'awaiting_human');
    await userEvent.click(screen.getByRole('button', { name: 'Open the demo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'In Portuguese' }));
    expect(await screen.findByText(/so the assistant leaves it to them/)).toBeVisible();
  });

  test('after its end it is gone, and can be started again', async () => {
    open('/demo');
    await userEvent.click(screen.getByRole('button', { name: 'Open the demo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End it now' }));
    expect(screen.getByText('This demo has ended')).toBeInTheDocument();
    expect(sessionStorage.getItem('bellkey:demo')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('region', { name: 'The staff board' })).toBeInTheDocument();
  });

  test.each([
    [{ code: 'rate-limited', retryAfterSeconds: 600 }, /Try again in 10 min/],
    [{ code: 'demo-full' }, /full right now/],
    [{ code: 'offline' }, /You’re offline/],
    [{ code: 'unreachable' }, /can’t be opened right now/],
  ])('%j is explained, with a way to continue', async (refusal, text) => {
    open('/demo', refusal);
    await userEvent.click(screen.getByRole('button', { name: 'Open the demo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the use cases' })).toHaveAttribute('href', '/use-cases');
  });

  test('every use case has a script, and no two scripts have the same key', () => {
    expect(useCases.filter(({ key }) => findScript(key) === null).map(({ key }) => key)).toEqual([]);
    const keys = [...scripts.hotel, ...scripts.flats].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
