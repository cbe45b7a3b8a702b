import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setOnline } from '../../test-support/set-online.ts';
import {
  DRAFT_KEY,
  details,
  fill,
  heading,
  keepDraft,
  next,
  openRegistrationPage,
  readyApi,
} from './open-registration-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  setOnline(true);
});

describe('writing it', () => {
  test('goes step by step to what is sent, as the API takes it', async () => {
    const { user, api } = openRegistrationPage();
    await heading('About you');
    fill('Given names', 'Ana');
    fill('Family names', 'Sousa');
    fill('Date of birth', '1990-02-28');
    await user.selectOptions(screen.getByLabelText('Nationality'), 'Portugal');
    await next(user);
    await heading('Your document');
    await user.selectOptions(screen.getByLabelText('Kind of document'), 'Passport');
    fill('Document number', 'P1234567');
    await next(user);
    await heading('Address and contact');
    fill('Street and number', 'Rua da Aurora 1');
    fill('Town', 'Lisboa');
    await user.selectOptions(screen.getByLabelText('Country'), 'Portugal');
    await next(user);
    await heading('Who comes with you');
    await next(user);
    await heading('Arrival and departure');
    fill('Day of arrival', '2026-12-01');
    fill('Day of departure', '2026-12-03');
    await next(user);
    await heading('Confirmation');
    fill('Or type your name', 'Ana Sousa');
    expect(screen.getByRole('checkbox', { name: /may write to me/ })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'What I say here is true.' }));
    await next(user);
    await heading('Look it over');
    expect(screen.getByRole('region', { name: 'About you' })).toHaveTextContent('28 February 1990');
    await user.click(screen.getByRole('button', { name: 'Send registration' }));
    expect(await screen.findByText('Sent. It waits to be checked.')).toBeVisible();
    // The form is gone: the focus, and with it the screen, moves to the state of the registration.
    expect(document.activeElement).toHaveTextContent('Sent. It waits to be checked.');
    expect(api.of('POST /api/guest/registration')[0]?.input).toEqual({ body: details });
  });

  test('typed text survives a reload, at the same step, and is deleted once sent', async () => {
    keepDraft('address');
    const first = openRegistrationPage();
    await heading('Address and contact');
    fill('Town', 'Porto');
    first.page.unmount();
    const { user } = openRegistrationPage();
    await heading('Address and contact');
    expect(screen.getByLabelText('Town')).toHaveValue('Porto');
    for (const step of ['Who comes with you', 'Arrival and departure', 'Confirmation', 'Look it over']) {
      await next(user);
      await heading(step);
    }
    await user.click(screen.getByRole('button', { name: 'Send registration' }));
    await screen.findByText('Sent. It waits to be checked.');
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test('an invalid step is not left, and its first invalid field has the focus and the reason', async () => {
    keepDraft('who', { values: { ...details.values, familyNames: '7', birthDate: '2027-01-01' } });
    const { user } = openRegistrationPage();
    await heading('About you');
    expect(screen.queryByText('At least two letters, no digits.')).toBeNull();
    await next(user);
    await waitFor(() => expect(screen.getByLabelText('Family names')).toHaveFocus());
    expect(screen.getByLabelText('Family names')).toHaveAccessibleDescription(
      'At least two letters, no digits.',
    );
    expect(screen.getByLabelText('Date of birth')).toBeInvalid();
    expect(screen.getByLabelText('Given names')).toBeValid();
  });

  test('an incomplete form is not sent, and shows the step', async () => {
    keepDraft('review', { values: { ...details.values, city: '' } });
    const { user, api } = openRegistrationPage();
    await user.click(await screen.findByRole('button', { name: 'Send registration' }));
    await heading('Address and contact');
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('Fill this in.');
    expect(api.of('POST /api/guest/registration')).toEqual([]);
  });

  test('asks for what the property’s country asks for', async () => {
    keepDraft('who');
    openRegistrationPage(readyApi({ fieldSet: 'pt' }));
    expect(await screen.findByLabelText('Place of birth')).toBeVisible();
  });

  test('companions are added, and a removed one can be restored', async () => {
    keepDraft('companions', { companions: [{ givenNames: 'Rui' }] });
    const { user } = openRegistrationPage();
    await user.click(await screen.findByRole('button', { name: 'Take out person 1' }));
    expect(screen.queryByLabelText('Given names')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Given names')).toHaveValue('Rui');
    await user.click(screen.getByRole('button', { name: 'Add a person' }));
    expect(screen.getAllByLabelText('Given names')).toHaveLength(2);
  });

  test('a drawn signature is stored as lines, and can be cleared', async () => {
    keepDraft('signature', { signature: null });
    const { user } = openRegistrationPage();
    const pad = await screen.findByRole('img', { name: 'Sign here' });
    // jsdom has no pointer events and no layout: a point is then in the pad's own units.
    const point = (type: string, clientX: number, clientY: number) =>
      fireEvent(pad, new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }));
    point('pointerdown', 60, 20);
    point('pointermove', 120, 80);
    point('pointermove', 121, 81);
    point('pointerup', 121, 81);
    point('pointermove', 300, 10);
    const { signature } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '').details;
    expect(signature.path).toBe('M60 20 L120 80');
    await user.click(screen.getByRole('button', { name: 'Clear the drawing' }));
    expect(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '').details.signature).toBeNull();
  });
});
