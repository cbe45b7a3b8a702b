import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { sampleOrder } from '../../test-support/sample-menu.ts';
import { setOnline } from '../../test-support/set-online.ts';
import { openRestaurantPage, readyApi } from './open-restaurant-page.tsx';
import { cart } from './sample-cart.ts';

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

describe('the allergy of an order', () => {
  const openOrder = async (api = readyApi(undefined, [cart])) => {
    const opened = openRestaurantPage(api);
    await opened.dish('Latte');
    await opened.user.click(await opened.tab(/^Order/));
    return opened;
  };

  test('takes an allergy without a button, with the fixed sentence; text that waits on the device too', async () => {
    const noted = { ...cart, allergy: 'nuts' };
    const first = await openOrder(
      readyApi(undefined, [cart]).answerWith('POST /api/guest/cart', () => new Promise(() => undefined)),
    );
    await first.user.type(screen.getByRole('textbox', { name: 'Allergy or intolerance' }), 'nuts');
    first.page.unmount();
    const { api } = await openOrder(readyApi(undefined, [cart]).answer('POST /api/guest/cart', noted));
    expect(await screen.findByText(/The kitchen reads: “nuts”\. Please confirm with staff/)).toBeVisible();
    expect(api.of('POST /api/guest/cart')[0]?.input).toEqual({ body: { changes: [], allergy: 'nuts' } });
  });

  test('takes what is typed while the allergy before it is being saved', async () => {
    const noted = (allergy: string) => ({ ok: true as const, value: { ...cart, allergy } });
    let finishFirst: () => void = () => undefined;
    const api = readyApi(undefined, [cart]).answerWith(
      'POST /api/guest/cart',
      () => new Promise((resolve) => (finishFirst = () => resolve(noted('nuts')))),
    );
    const { user } = await openOrder(api);
    const field = screen.getByRole('textbox', { name: 'Allergy or intolerance' });
    await user.type(field, 'nuts');
    await waitFor(() => expect(api.of('POST /api/guest/cart')).toHaveLength(1));
    await user.type(field, ' and milk');
    // Its own pause passes while the first is still being saved.
    await new Promise((resolve) => setTimeout(resolve, 900));
    api.answerWith('POST /api/guest/cart', () => noted('nuts and milk'));
    finishFirst();
    expect(await screen.findByText(/The kitchen reads: “nuts and milk”/)).toBeVisible();
  });

  test('is ordered with the allergy that was typed last, and not at all without it', async () => {
    const api = readyApi(undefined, [cart])
      .refuse('POST /api/guest/cart', 'too-many-requests', 429)
      .answer('POST /api/guest/orders/{id}/confirm', sampleOrder({ ...cart, state: 'submitted' }));
    const { user } = await openOrder(api);
    await user.type(screen.getByRole('textbox', { name: 'Allergy or intolerance' }), 'nuts');
    await user.click(screen.getByRole('button', { name: 'Order for €17.60' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Order for €17.60' })).toBeEnabled());
    expect(api.of('POST /api/guest/orders/{id}/confirm')).toHaveLength(0);
    api.answer('POST /api/guest/cart', { ...cart, allergy: 'nuts' });
    await user.click(screen.getByRole('button', { name: 'Order for €17.60' }));
    await waitFor(() => expect(api.of('POST /api/guest/orders/{id}/confirm')).toHaveLength(1));
    expect(api.of('POST /api/guest/cart').at(-1)?.input).toEqual({ body: { changes: [], allergy: 'nuts' } });
  });
});
