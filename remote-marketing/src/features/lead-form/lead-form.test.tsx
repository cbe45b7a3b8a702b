import type { ShellServices } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { emptyDraft, errorsIn } from './lead-draft.ts';
import { LeadForm } from './lead-form.tsx';

type Answer = Awaited<ReturnType<ShellServices['api']['call']>>;

const refusal = (changes: object): Answer => ({
  ok: false,
  error: { code: 'unreachable', status: 503, title: '', detail: '', requestId: 'r-1', ...changes },
});

/** The form over an API with these responses, in order. */
function show(...answers: Answer[]) {
  const sent: Array<{ body: Record<string, unknown>; key: string | undefined }> = [];
  const services = shellServices();
  const call = async (
    _: string,
    { body }: { body: Record<string, unknown> },
    options?: { idempotencyKey?: string },
  ) => {
    sent.push({ body, key: options?.idempotencyKey });
    return answers.shift() ?? refusal({});
  };
  const { unmount } = render(
    <TestShell
      at="/"
      services={{ ...services, api: { ...services.api, call: call as typeof services.api.call } }}
    >
      <LeadForm kind="contact" label="Get in touch" messageLabel="Question" />
    </TestShell>,
  );
  return { sent, unmount };
}

async function fill() {
  await userEvent.type(screen.getByLabelText('Name'), 'Inês');
  await userEvent.type(screen.getByLabelText('Work e-mail'), 'ines@prata.example');
  await userEvent.type(screen.getByLabelText('Property'), 'Prata');
  await userEvent.type(screen.getByLabelText('Question'), 'How much?');
  await userEvent.click(screen.getByRole('checkbox'));
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => sessionStorage.clear());

describe('an enquiry', () => {
  test('that was partly typed before the script loaded is saved by the tab as well', () => {
    const page = (
      <TestShell at="/" services={shellServices()}>
        <LeadForm kind="contact" label="Get in touch" messageLabel="Question" />
      </TestShell>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const early = container.querySelector<HTMLInputElement>('input[name="name"]');
    if (early) early.value = 'Inês';
    render(page, { container, hydrate: true }).unmount();
    show();
    expect(screen.getByLabelText('Name')).toHaveValue('Inês');
  });

  test('that is incomplete is not sent; missing fields are named, and the first has the focus', async () => {
    const { sent } = show();
    await userEvent.type(screen.getByLabelText('Name'), 'Inês');
    await send();
    expect(sent).toEqual([]);
    expect(screen.getByLabelText('Work e-mail')).toHaveFocus();
    expect(screen.getByLabelText('Question')).toHaveAccessibleDescription(/Write a sentence or two/);
  });

  test('that is sent shows its reference, and is deleted from the tab', async () => {
    const { sent } = show({ ok: true, value: { reference: 'BK-1' } } as Answer);
    await fill();
    await send();
    expect(await screen.findByText('BK-1')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Thank you, we have it' })).toHaveFocus();
    expect(sent[0]?.body).toMatchObject({ kind: 'contact', rooms: null, website: '', consent: true });
    expect(sessionStorage.length).toBe(0);
  });

  test('that was sent can be followed by another, which starts at its message', async () => {
    show({ ok: true, value: { reference: 'BK-1' } } as Answer);
    await fill();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Write another' }));
    expect(screen.getByLabelText('Question')).toHaveFocus();
    expect(screen.getByLabelText('Question')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveValue('Inês');
  });

  test('that fails keeps every word, names no unread address, and is sent again under the same key', async () => {
    const { sent } = show(refusal({}), { ok: true, value: { reference: 'BK-2' } } as Answer);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be sent');
    expect(screen.getByLabelText('Question')).toHaveValue('How much?');
    expect(screen.getByText(/What you typed is kept in this tab/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
    await send();
    await screen.findByText('BK-2');
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  test('that was changed after a failure has another key', async () => {
    const { sent } = show(refusal({}), refusal({}));
    await fill();
    await send();
    await userEvent.type(screen.getByLabelText('Question'), ' And when?');
    await send();
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  test('that comes too often says when to try again', async () => {
    show(refusal({ code: 'rate-limited', retryAfterSeconds: 1200 }));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 20 min.');
  });

  test('that the server refuses by a field points at it', async () => {
    show(refusal({ code: 'bad-input', fields: { email: 'Another address, please.' } }));
    await fill();
    await send();
    expect(await screen.findByText('Another address, please.')).toBeInTheDocument();
    expect(screen.getByLabelText('Work e-mail')).toHaveFocus();
  });

  test('is there again after leaving the page', async () => {
    const { unmount } = show();
    await fill();
    unmount();
    show();
    expect(screen.getByLabelText('Question')).toHaveValue('How much?');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  test('has a field that people neither see nor reach', () => {
    show();
    const hidden = screen.getByLabelText('Leave this empty');
    expect(hidden).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
  });

  test('about an integration needs the system, others do not', () => {
    expect(errorsIn(emptyDraft, 'integration-request')).toHaveProperty('system');
    expect(errorsIn(emptyDraft, 'partner')).not.toHaveProperty('system');
  });
});
