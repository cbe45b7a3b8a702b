import { useCallback, useEffect, useState } from 'react';

interface FragmentForm<T> {
  initial: T;
  read(fragment: string): T;
  /** The fragment without `#`, or null while the value can't be shared. */
  write(value: T): string | null;
}

/**
 * State that is in the fragment of the address, so that a link brings it back; the fragment never reaches a server.
 * The first render has `initial`, on the server and in the browser alike, or hydration would differ.
 *
 * `form` must be the same object on every render.
 */
export function useFragmentState<T>(form: FragmentForm<T>): [T, (value: T) => void] {
  const [value, setValue] = useState(form.initial);

  useEffect(() => {
    const follow = () => {
      const fragment = window.location.hash.slice(1);
      // `#quiz` is an anchor of the page; only `#rooms=80` is a state.
      if (fragment.includes('=')) setValue(form.read(fragment));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [form]);

  const change = useCallback(
    (next: T) => {
      setValue(next);
      const fragment = form.write(next);
      if (fragment === null) return;
      const { pathname, search } = window.location;
      // The router's own state of this entry is kept, so that Back still works.
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}${search}${fragment ? `#${fragment}` : ''}`,
      );
    },
    [form],
  );
  return [value, change];
}
