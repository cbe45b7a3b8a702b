import { fakeDialogs } from '@bellkey/shared/shell-testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AudioContextDouble } from '../../features/alarm/sound/audio-context-double.ts';
import { problemFixture } from '../../test-support/fake-api.ts';
import { kitchenFixture, ticketFixture } from '../../test-support/kitchen-fixture.ts';
import { openKitchen } from './open-kitchen-page.tsx';

beforeAll(fakeDialogs);
beforeEach(() => localStorage.clear());

const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('The kitchen’s screen', () => {
  test('pauses the kitchen with an estimate, and resumes it', async () => {
    const pause = { since: '2026-03-15T09:00:00.000Z', until: '2026-03-15T09:30:00.000Z', by: 'Ana' };
    const { bodies } = openKitchen({
      'PUT /api/staff/kitchen/pause': ({ body }) => ({ ok: true, value: { pause: body.pause && pause } }),
    });
    await tap('Pause for 30 minutes');
    expect(await screen.findByText('Paused until 09:30')).toBeVisible();
    await tap('Resume');
    expect(await screen.findByRole('button', { name: 'Until resumed' })).toBeVisible();
    expect(bodies('PUT /api/staff/kitchen/pause')).toEqual([{ pause: { minutes: 30 } }, { pause: null }]);
  });

  test('offers neither a pause nor sold out to who may not run the kitchen', async () => {
    const soldOut = [{ id: 'tart', name: 'Custard tart', until: null }];
    openKitchen({
      'GET /api/staff/kitchen': () => ({
        ok: true,
        value: kitchenFixture([ticketFixture()], { mayRun: false, soldOut }),
      }),
    });
    expect(await screen.findByText('Custard tart')).toBeVisible();
    expect(screen.queryByRole('button', { name: /back on the menu/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pause for/ })).toBeNull();
    await tap('Out of a dish…');
    expect(screen.getByRole('checkbox', { name: '2 × Latte' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('says that there are no orders', async () => {
    openKitchen({ 'GET /api/staff/kitchen': () => ({ ok: true, value: kitchenFixture([]) }) });
    expect(await screen.findByText('No orders')).toBeVisible();
  });

  test('says how a property without food gets a kitchen', async () => {
    const nothing = kitchenFixture([], { department: null, mayRun: false });
    openKitchen({ 'GET /api/staff/kitchen': () => ({ ok: true, value: nothing }) });
    expect(await screen.findByText('No food is offered here')).toBeVisible();
  });

  test('says to a developer that it is not theirs', async () => {
    openKitchen({}, { role: 'developer' });
    expect(await screen.findByText('For those who work on requests')).toBeVisible();
  });

  test('tries again when it did not load, and keeps old orders when it cannot load again', async () => {
    let isUp = false;
    openKitchen({
      'GET /api/staff/kitchen': () =>
        isUp
          ? { ok: true, value: kitchenFixture() }
          : { ok: false, error: problemFixture('unreachable', 503) },
      'POST /api/staff/kitchen/{id}/move': () => {
        isUp = false;
        return { ok: false, error: problemFixture('illegal-transition', 409) };
      },
    });
    expect(await screen.findByText('The kitchen’s orders could not be loaded')).toBeVisible();
    isUp = true;
    await tap('Retry');
    expect(await screen.findByRole('region', { name: 'New, 1' })).toBeVisible();
    await tap(/ready in 10 minutes/);
    expect(await screen.findByText('These orders may be out of date')).toBeVisible();
    expect(screen.getByRole('region', { name: 'New, 1' })).toBeVisible();
  });

  test('goes from order to order with j and k', async () => {
    const second = { id: 'r2', no: 42, place: { id: 't5', label: 'Table 5', kind: 'table' as const } };
    const tickets = [ticketFixture(), ticketFixture('new', { request: second, order: { id: 'o2' } })];
    openKitchen({ 'GET /api/staff/kitchen': () => ({ ok: true, value: kitchenFixture(tickets) }) });
    await screen.findByRole('listitem', { name: /^Table 5/ });
    const first = (place: string) =>
      screen.getByRole('button', { name: new RegExp(`^Accept ${place}, .* 10 minutes`) });
    await userEvent.keyboard('j');
    expect(first('Table 4')).toHaveFocus();
    await userEvent.keyboard('j');
    expect(first('Table 5')).toHaveFocus();
    await userEvent.keyboard('k');
    expect(first('Table 4')).toHaveFocus();
  });

  test('makes one sound for a new order, none for those that were there, and none when switched off', async () => {
    const audio = new AudioContextDouble();
    Object.assign(globalThis, {
      AudioContext: class {
        constructor() {
          // biome-ignore lint/correctness/noConstructorReturn: the double is the context
          return audio;
        }
      },
    });
    const tickets = [ticketFixture()];
    const fake = openKitchen({
      'GET /api/staff/kitchen': () => ({ ok: true, value: kitchenFixture([...tickets]) }),
    });
    await fake.ticket();
    expect(audio.tones).toBe(0);
    const arrives = async (id: string, no: number) => {
      const ticket = ticketFixture('new', { request: { id, no }, order: { id } });
      tickets.push(ticket);
      act(() => fake.stream().emit({ type: 'request.created', request: ticket.request }));
      await screen.findByRole('listitem', { name: new RegExp(`order ${no}`) });
    };
    await arrives('r2', 42);
    await waitFor(() => expect(audio.tones).toBe(2));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sound for new orders' }));
    await arrives('r3', 43);
    await act(async () => undefined);
    expect(audio.tones).toBe(2);
  });
});
