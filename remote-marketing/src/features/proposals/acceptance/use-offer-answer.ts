import { useAction } from '@bellkey/shared/action';
import { newId } from '@bellkey/shared/id';
import { useApi, useHoldReload } from '@bellkey/shared/shell';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../../../calendar/use-today.ts';
import {
  emptySigner,
  loadSigner,
  type Signer,
  type SignerErrors,
  saveSigner,
  signerErrors,
} from './signer.ts';

export type Decision = 'accept' | 'decline';

const tabStorage = () => window.sessionStorage;

/** The answer to an offer while it is written and sent. Whatever fails, all typed text stays. */
export function useOfferAnswer(offer: { number: string; hotel: string }) {
  const api = useApi();
  const holdReload = useHoldReload();
  const today = useToday();
  const [signer, setSigner] = useState(emptySigner);
  const [errors, setErrors] = useState<SignerErrors>({});
  const { run, busy, running, problem } = useAction<Decision>();
  const [sent, setSent] = useState<{ decision: Decision; reference: string } | null>(null);
  /** One key while the content is the same: a repeat after a lost response is not a second one. */
  const key = useRef<{ key: string; message: string } | null>(null);

  useEffect(() => {
    const kept = loadSigner(offer.number, tabStorage);
    if (kept) setSigner(kept);
  }, [offer.number]);

  useEffect(() => (busy ? holdReload('unsent-message') : undefined), [busy, holdReload]);

  const change = (changes: Partial<Signer>) => {
    const next = { ...signer, ...changes };
    setSigner(next);
    saveSigner(offer.number, next, tabStorage);
    setErrors((before) => {
      const left = { ...before };
      for (const field of Object.keys(changes) as Array<keyof Signer>) delete left[field];
      return left;
    });
  };

  const day = signer.day ?? today ?? '';
  const post = (decision: Decision) => {
    const message = [
      decision === 'accept' ? 'Accepts the offer.' : 'Declines the offer.',
      `Offer: ${offer.number}`,
      `Role: ${signer.role.trim()}`,
      `Date: ${day}`,
    ].join('\n');
    const content = JSON.stringify([message, signer.name, signer.email]);
    if (key.current?.message !== content) key.current = { key: newId(), message: content };
    return api.call(
      'POST /api/leads',
      {
        body: {
          kind: 'offer-answer',
          name: signer.name,
          email: signer.email.trim(),
          property: offer.hotel,
          rooms: null,
          system: offer.number,
          message,
          consent: true,
          website: '',
        },
      },
      { idempotencyKey: key.current.key },
    );
  };

  /** Sends the answer. @returns the invalid fields in order; then nothing is sent */
  const answer = (decision: Decision): ReadonlyArray<keyof Signer> => {
    const found = signerErrors({ ...signer, day });
    setErrors(found);
    const invalid = Object.keys(found) as Array<keyof Signer>;
    if (invalid.length > 0) return invalid;
    void run(
      () => post(decision),
      ({ reference }) => {
        saveSigner(offer.number, null, tabStorage);
        setSent({ decision, reference });
      },
      { name: decision },
    );
    return [];
  };

  return {
    signer: { ...signer, day },
    errors,
    /** The decision that is being sent, or null. */
    sending: running,
    problem: busy ? null : problem,
    sent,
    change,
    answer,
  };
}
