import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { GuestLanguage } from '../language/guest-language.ts';
import type { LoadWording, Wording } from './load-wording.ts';
import { useLoadedWording } from './use-loaded-wording.ts';

const english: Wording = { language: 'en' };

/** Languages that load when the test lets them. */
function languages() {
  let reachable = true;
  const load = (language: GuestLanguage) => async () => {
    if (!reachable) throw new Error('ChunkLoadError');
    return { language };
  };
  const all: LoadWording<Wording> = {
    pt: load('pt'),
    es: load('es'),
    de: load('de'),
    fr: load('fr'),
    it: load('it'),
  };
  const reach = (now: boolean) => {
    reachable = now;
  };
  return { all, reach };
}

const open = (all: LoadWording<Wording>, language: GuestLanguage) =>
  renderHook((chosen: GuestLanguage) => useLoadedWording(english, all, chosen), { initialProps: language });

test('English is available at once, another language once it has loaded', async () => {
  const { all } = languages();
  expect(open(all, 'en').result.current).toBe(english);
  const { result } = open(all, 'de');
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual({ language: 'de' }));
});

test('while another language loads, the one before stays', async () => {
  const { all } = languages();
  const { result, rerender } = open(all, 'de');
  await waitFor(() => expect(result.current).toEqual({ language: 'de' }));
  rerender('fr');
  expect(result.current).toEqual({ language: 'de' });
  await waitFor(() => expect(result.current).toEqual({ language: 'fr' }));
});

test('a language that fails to load is English, until the connection is back', async () => {
  const { all, reach } = languages();
  reach(false);
  const { result } = open(all, 'it');
  await waitFor(() => expect(result.current).toBe(english));
  reach(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(result.current).toEqual({ language: 'it' }));
});
