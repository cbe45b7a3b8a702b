import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi, useHoldReload } from '@bellkey/shared/shell';
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

/** State of an answer to an offer. */
export type Answering =
  | { status: 'writing' }
  | { status: 'sending'; decision: Decision }
  | { status: 'failed'; problem: ApiProblem }
  | { status: 'sent'; decision: Decision; reference: string };

const tabStorage = () => window.sessionStorage;

/** The answer to an offer while it is written and sent. Whatever fails, all typed text stays. */
export function useOfferAnswer(offer: { number: string; hotel: string }) {
  const api = useApi();
  const holdReload = useHoldReload();
  const today = useToday();
  const [signer, setSigner] = useState(emptySigner);
  const [errors, setErrors] = useState<SignerErrors>({});
  const [answering, setAnswering] = useState<Answering>({ status: 'writing' });
  /** One key while the content is the same: a repeat after a lost response is not a second one. */
  const key = useRef<{ key: string; message: string } | null>(null);

  useEffect(() => {
    const kept = loadSigner(offer.number, tabStorage);
    if (kept) setSigner(kept);
  }, [offer.number]);

  const sending = answering.status === 'sending';
  useEffect(() => (sending ? holdReload('unsent-message') : undefined), [sending, holdReload]);

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

  /** Sends the answer. @returns the invalid fields in order; none when it was sent. */
  const answer = async (decision: Decision): Promise<ReadonlyArray<keyof Signer>> => {
    const day = signer.day ?? today ?? '';
    const found = signerErrors({ ...signer, day });
    setErrors(found);
    const wrong = Object.keys(found) as Array<keyof Signer>;
    if (wrong.length > 0) return wrong;
    setAnswering({ status: 'sending', decision });
    const message = [
      decision === 'accept' ? 'Accepts the offer.' : 'Declines the offer.',
      `Offer: ${offer.number}`,
      `Role: ${signer.role.trim()}`,
      `Date: ${day}`,
    ].join('\n');
    const content = JSON.stringify([message, signer.name, signer.email]);
    if (key.current?.message !== content) key.current = { key: newId(), message: content };
    const sent = await api.call(
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
    if (sent.ok) {
      saveSigner(offer.number, null, tabStorage);
      setAnswering({ status: 'sent', decision, reference: sent.value.reference });
      return [];
    }
    setAnswering({ status: 'failed', problem: sent.error });
    return [];
  };

  return { signer: { ...signer, day: signer.day ?? today ?? '' }, errors, answering, change, answer };
}
