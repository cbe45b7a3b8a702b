/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { earlyFormScript } from './early-form-script.ts';

const fetched = jest.fn(async (..._: [string, RequestInit]) => new Response());
let ids: number;

/** The composer as the server renders it, with the host's script run behind it. */
function openEarly(typedBefore = '') {
  if (typedBefore) localStorage.setItem('bellkey:draft:c1', typedBefore);
  document.body.innerHTML = `
    <div data-early-sent data-row="row" data-bubble="bubble"></div>
    <form id="f" data-early data-draft="bellkey:draft:c1" data-outbox="bellkey:outbox:c1:" data-send="/api/guest/messages">
      <input type="hidden" name="clientId" value="from-the-server" />
      <div><textarea name="body"></textarea></div>
      <button>Send</button>
    </form>
    <button type="submit" form="f" name="choice" value="Towels, please">Towels</button>
    <button type="submit" form="f" name="person" value="1">Person</button>`;
  // As the document runs it.
  new Function(earlyFormScript)();
  const form = document.querySelector('form') as HTMLFormElement;
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  /** Whether the browser would send the form by itself. */
  let native = 0;
  window.onsubmit = (event) => {
    if (!event.defaultPrevented) native += 1;
    event.preventDefault();
  };
  return { form, field, type, press, native: () => native };
}
const outbox = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('bellkey:outbox:c1:'))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? ''));

beforeEach(() => {
  localStorage.clear();
  fetched.mockClear();
  ids = 0;
  Object.assign(globalThis, { fetch: fetched });
  Object.defineProperty(crypto, 'randomUUID', { value: () => `next-${++ids}`, configurable: true });
  Element.prototype.scrollIntoView = () => undefined;
  jest.restoreAllMocks();
});

describe('before the page’s script is here', () => {
  test('what was typed on an earlier visit is in the field, and every keystroke is kept', () => {
    const { field, type } = openEarly('Could I have');
    expect(field.value).toBe('Could I have');
    type('Could I have a');
    expect(localStorage.getItem('bellkey:draft:c1')).toBe('Could I have a');
  });

  test('a message goes to the API at once and into the outbox under the same id, and its bubble shows', () => {
    const { field, type, press, native } = openEarly();
    type(' Two towels ');
    press('Send');
    const [[url, options] = ['', {}]] = fetched.mock.calls;
    expect(url).toBe('/api/guest/messages');
    expect(JSON.parse(String(options.body))).toEqual({ clientId: 'from-the-server', body: 'Two towels' });
    expect(new Headers(options.headers).get('idempotency-key')).toBe('from-the-server');
    expect(outbox()).toEqual([
      { clientId: 'from-the-server', body: 'Two towels', writtenAt: expect.any(Number), refusal: null },
    ]);
    expect(document.querySelector('.bubble')?.textContent).toBe('Two towels');
    expect([field.value, localStorage.getItem('bellkey:draft:c1'), native()]).toEqual(['', null, 0]);
  });

  test('a second message has an id of its own and comes after the first', () => {
    const { type, press } = openEarly();
    for (const text of ['one', 'two']) {
      type(text);
      press('Send');
    }
    const [one, two] = outbox().sort((a, b) => a.writtenAt - b.writtenAt);
    expect([one.body, two.body, two.clientId]).toEqual(['one', 'two', 'next-1']);
    expect(two.writtenAt).toBeGreaterThan(one.writtenAt);
  });

  test('Enter sends, Shift+Enter and a word that is being composed do not', () => {
    const { field, type } = openEarly();
    const key = (options: KeyboardEventInit) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, ...options }));
    type('Towels');
    key({ shiftKey: true });
    key({ isComposing: true });
    expect(fetched).not.toHaveBeenCalled();
    key({});
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a choice is sent as it is, and what is being typed stays', () => {
    const { field, type, press } = openEarly();
    type('And could');
    press('Towels');
    expect(outbox()[0].body).toBe('Towels, please');
    expect(field.value).toBe('And could');
  });

  test('markup in a message is text', () => {
    const { type, press } = openEarly();
    type('<img src=x onerror=alert(1)>');
    press('Send');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the form is sent as any form is', () => {
  test('where nothing can be stored', () => {
    const { type, press, native } = openEarly();
    type('Towels');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    press('Send');
    expect([native(), fetched.mock.calls.length]).toEqual([1, 0]);
  });

  test('for a person, and for what is too long, which the server explains', () => {
    const { type, press, native } = openEarly();
    press('Person');
    type('x'.repeat(2001));
    press('Send');
    expect([native(), fetched.mock.calls.length]).toEqual([2, 0]);
  });
});

test('once the page has taken the form over, the script does nothing more', () => {
  const { form, type, press, native } = openEarly();
  form.dataset.live = '';
  type('Towels');
  press('Send');
  expect([native(), fetched.mock.calls.length, outbox()]).toEqual([1, 0, []]);
});
