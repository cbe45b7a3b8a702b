import { useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** With `j` and `k` from order to order; focus goes to the first button of each. */
export function useTicketKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const { target } = event;
      const writes =
        target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
      if (!step || writes || event.ctrlKey || event.metaKey || event.altKey) return;
      const tickets = [...document.querySelectorAll<HTMLElement>('[data-ticket]')];
      const here = tickets.findIndex((ticket) => ticket.contains(document.activeElement));
      const next = tickets[here < 0 ? (step > 0 ? 0 : tickets.length - 1) : here + step];
      if (!next) return;
      event.preventDefault();
      (next.querySelector<HTMLElement>('button') ?? next).focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
