import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemFixture } from '../../test-support/fake-api.ts';
import { kitchenFixture, orderFixture, ticketFixture } from '../../test-support/kitchen-fixture.ts';
import { openKitchen } from './open-kitchen-page.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const MOVE = 'POST /api/staff/kitchen/{id}/move';
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('An order on the kitchen’s screen', () => {
  test('shows its place, its dishes with how they are made, and its clock', async () => {
    const { ticket } = openKitchen();
    const shown = await ticket();
    expect(shown).toHaveTextContent('Table 4');
    expect(shown).toHaveTextContent('Club sandwich“no mayo”');
    expect(shown).toHaveTextContent('2 ×LatteOat milk');
    expect(shown).toHaveTextContent(/left/);
    expect(screen.getByRole('region', { name: 'New, 1' })).toContainElement(shown);
    expect(screen.getByRole('region', { name: 'Ready, 0' })).toHaveTextContent('None');
  });

  test('of guests who order together says who ordered what', async () => {
    const [club, latte] = orderFixture().lines;
    if (!club || !latte) throw new Error('The fixture has two lines.');
    const lines = [
      { ...club, guest: { id: 'a', name: 'Ana' } },
      { ...latte, guest: { id: 'b', name: 'Ben' } },
    ];
    const { ticket } = openKitchen({
      'GET /api/staff/kitchen': () => ({
        ok: true,
        value: kitchenFixture([ticketFixture('new', { order: { lines } })]),
      }),
    });
    expect(await ticket()).toHaveTextContent(/Club sandwichFor Ana.*LatteFor Ben/);
  });

  test('that its guest sent back says what was wrong with it', async () => {
    const step = {
      at: '2026-03-15T09:30:00.000Z',
      state: 'acknowledged',
      by: { kind: 'guest', name: null },
    } as const;
    const steps = [{ ...step, reason: 'cold, and the glass is broken', event: { kind: 'reopened' } }];
    const { ticket } = openKitchen({
      'GET /api/staff/kitchen': () => ({
        ok: true,
        value: kitchenFixture([ticketFixture('acknowledged', { request: { steps } })]),
      }),
    });
    expect(await ticket()).toHaveTextContent(
      'Served, and something is wrong: “cold, and the glass is broken”',
    );
  });

  test('is accepted with an estimate, then started, ready and served; each step moves it at once', async () => {
    const { bodies } = openKitchen({
      [MOVE]: ({ body }) => {
        const state = body.to === 'accepted' ? 'acknowledged' : body.to === 'served' ? 'done' : 'in_progress';
        const by = { kind: 'staff' as const, name: 'Ana' };
        const event = body.to === 'ready' ? { kind: 'ready' } : null;
        const steps = [{ state, at: '2026-03-15T09:01:00.000Z', by, reason: null, event } as const];
        return { ok: true, value: ticketFixture(state, { request: { steps: [...steps] } }) };
      },
    });
    await tap('Accept Table 4, order 41, ready in 20 minutes');
    expect(await screen.findByRole('region', { name: 'In progress, 1' })).toBeVisible();
    await tap('Start: Table 4, order 41');
    await tap('Ready: Table 4, order 41');
    expect(await screen.findByRole('region', { name: 'Ready, 1' })).toBeVisible();
    await tap('Served: Table 4, order 41');
    await userEvent.click(await screen.findByText('Just served (1)'));
    expect(screen.getByRole('button', { name: 'Not served yet: Table 4, order 41' })).toBeVisible();
    expect(bodies(MOVE)).toEqual([
      { to: 'accepted', minutes: 20 },
      { to: 'preparing' },
      { to: 'ready' },
      { to: 'served' },
    ]);
  });

  test('has its allergy in words above the dishes, and nothing is offered before it is read', async () => {
    const allergic = { allergy: 'nuts', allergyAcknowledged: false };
    const { ticket } = openKitchen({
      'GET /api/staff/kitchen': () => ({
        ok: true,
        value: kitchenFixture([ticketFixture('new', { order: allergic })]),
      }),
      'POST /api/staff/orders/{id}/allergy': () => ({
        ok: true,
        value: orderFixture({ ...allergic, allergyAcknowledged: true }),
      }),
    });
    const block = within(await ticket()).getByRole('region', { name: 'ALLERGY, Table 4' });
    expect(block).toHaveTextContent('ALLERGY“nuts”Read it first');
    expect(screen.queryByRole('button', { name: /ready in/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Out of a dish…' })).toBeNull();
    await tap('We have read this');
    expect(await screen.findByRole('button', { name: /ready in 10 minutes/ })).toBeVisible();
    expect(within(await ticket()).getByRole('region', { name: 'ALLERGY, Table 4' })).toHaveTextContent(
      'nuts',
    );
  });

  test('asks the guest about a dish that has run out, and the dish is sold out for everyone', async () => {
    const { bodies } = openKitchen({
      'POST /api/staff/kitchen/{id}/refuse-dishes': () => {
        const [club, latte] = orderFixture().lines;
        if (!club || !latte) throw new Error('The fixture has two lines.');
        const lines = [{ ...club, refusal: 'asked' as const }, latte];
        return { ok: true, value: ticketFixture('waiting_guest', { order: { lines } }) };
      },
      'PUT /api/staff/kitchen/dishes/{id}': () => ({
        ok: true,
        value: { soldOut: [{ id: 'club', name: 'Club sandwich', until: null }] },
      }),
    });
    await tap('Out of a dish…');
    await tap('Ask the guest');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one dish.');
    await userEvent.click(screen.getByRole('checkbox', { name: '1 × Club sandwich' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Until we say so' }));
    await tap('Ask the guest');
    expect(await screen.findByRole('region', { name: 'Waiting for the guest, 1' })).toHaveTextContent(
      'Club sandwich the guest is asked',
    );
    expect(bodies('POST /api/staff/kitchen/{id}/refuse-dishes')).toEqual([{ lineIds: ['l1'] }]);
    expect(bodies('PUT /api/staff/kitchen/dishes/{id}')).toEqual([{ soldOut: true, until: null }]);
    expect(await screen.findByRole('button', { name: 'Club sandwich: back on the menu' })).toBeVisible();
  });

  test('is refused with a reason that the guest reads', async () => {
    const { bodies } = openKitchen({ [MOVE]: () => ({ ok: true, value: ticketFixture('declined') }) });
    await tap('Refuse');
    await userEvent.type(screen.getByRole('textbox'), 'The oven is out');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }));
    expect(bodies(MOVE)).toEqual([{ to: 'refused', reason: 'The oven is out' }]);
  });

  test('is moved once, however quickly the button is pressed again', async () => {
    const { bodies } = openKitchen({ [MOVE]: () => ({ ok: true, value: ticketFixture('acknowledged') }) });
    const button = await screen.findByRole('button', {
      name: 'Accept Table 4, order 41, ready in 20 minutes',
    });
    // Both presses come before the render that shows that it is busy.
    await act(async () => {
      button.click();
      button.click();
    });
    expect(bodies(MOVE)).toEqual([{ to: 'accepted', minutes: 20 }]);
  });

  test('says what the API refuses', async () => {
    const error = problemFixture('illegal-transition', 409, 'It is elsewhere by now.');
    const { ticket } = openKitchen({ [MOVE]: () => ({ ok: false, error }) });
    await tap(/ready in 10 minutes/);
    expect(within(await ticket()).getByRole('alert')).toHaveTextContent('It is elsewhere by now.');
  });

  test('for later is in its own part, with its time and no estimate', async () => {
    const order = { serveAt: '2199-03-15T19:00:00.000Z' };
    openKitchen({
      'GET /api/staff/kitchen': () => ({
        ok: true,
        value: kitchenFixture([ticketFixture('new', { order })]),
      }),
    });
    const later = await screen.findByRole('region', { name: 'For later, 1' });
    expect(later).toHaveTextContent(/For .*19:00/);
    expect(within(later).getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /ready in/ })).toBeNull();
  });
});
