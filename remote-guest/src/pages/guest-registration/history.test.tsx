import { useLocation, useNavigate } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setOnline } from '../../test-support/set-online.ts';
import { fill, heading, keepDraft, next, readyApi } from './open-registration-page.tsx';
import { Page } from './page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  setOnline(true);
});

/** The browser's buttons, its address bar, and a link to the form. */
function Browser() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Browser forward
      </button>
      <button type="button" onClick={() => void navigate('/guest-registration')}>
        Open the form
      </button>
      <button type="button" onClick={() => void navigate('/chat')}>
        Open the chat
      </button>
      <output aria-label="Address">{`${pathname}${search}`}</output>
    </>
  );
}

/** Comes to the form from another page. */
async function openFrom(api = readyApi()) {
  const user = userEvent.setup();
  render(
    <TestShell at="/guest-registration" services={shellServices({ api: api.client })} elsewhere={<Browser />}>
      <Page />
      <Browser />
    </TestShell>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}
const address = () => screen.getByRole('status', { name: 'Address' });

describe('the browser’s Back and Forward', () => {
  test('lead to the previous and the next step, and nothing that was typed is lost', async () => {
    keepDraft('who');
    const { user, press } = await openFrom();
    await heading('About you');
    await next(user);
    await heading('Your document');
    fill('Document number', 'X7');
    await press('Browser back');
    expect(await heading('About you')).toHaveFocus();
    fill('Given names', 'Beatriz');
    await press('Browser forward');
    await heading('Your document');
    expect(screen.getByLabelText('Document number')).toHaveValue('X7');
    await press('Browser back');
    await heading('About you');
    expect(screen.getByLabelText('Given names')).toHaveValue('Beatriz');
  });

  test('keep the lines of a document that were typed and not read', async () => {
    keepDraft('document');
    const { user, press } = await openFrom();
    await heading('Your document');
    await user.click(screen.getByText(/^Fill in from/));
    await user.type(screen.getByRole('textbox', { name: /lines/i }), 'P<PRT');
    await next(user);
    await heading('Address and contact');
    await press('Browser back');
    await heading('Your document');
    expect(screen.getByRole('textbox', { name: /lines/i })).toHaveValue('P<PRT');
  });

  test('the form’s own Back goes to the entry that exists, and makes none', async () => {
    keepDraft('who');
    const { user, press } = await openFrom();
    await heading('About you');
    await next(user);
    await heading('Your document');
    await press('Back');
    await heading('About you');
    await press('Browser forward');
    await heading('Your document');
  });

  test('a correction from the last step leads back to it', async () => {
    keepDraft('review');
    const { user, press } = await openFrom();
    await user.click(await screen.findByRole('button', { name: /About you/ }));
    await heading('About you');
    await press('Browser back');
    await heading('Look it over');
  });

  test('an entry opens at its own step after another page, and a new visit at the latest', async () => {
    keepDraft('who');
    const { user, press } = await openFrom();
    await heading('About you');
    await next(user);
    await heading('Your document');
    await press('Open the chat');
    await press('Open the form');
    await heading('Your document');
    await next(user);
    await heading('Address and contact');
    await press('Browser back');
    await press('Browser back');
    expect(address()).toHaveTextContent('/chat');
    await press('Browser back');
    await heading('Your document');
  });

  test('once it is sent, Back leaves the page', async () => {
    keepDraft('address');
    const { user, press } = await openFrom();
    await heading('Address and contact');
    await press('Open the chat');
    await press('Open the form');
    for (const step of ['Who comes with you', 'Arrival and departure', 'Confirmation', 'Look it over']) {
      await next(user);
      await heading(step);
    }
    await press('Send registration');
    await screen.findByText('Sent. It waits to be checked.');
    await waitFor(() => expect(address()).toHaveTextContent('step=address'));
    await press('Change it');
    await heading('Look it over');
    await press('Browser back');
    expect(address()).toHaveTextContent('/chat');
  });
});
