import type { GuestRegistration, OperationOutput } from '@bellkey/shared/api';
import type { RegistrationDetails } from '@bellkey/shared/guest-registration';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { Page } from './page.tsx';

type Asked = OperationOutput<'GET /api/guest/registration'>;

export const details: RegistrationDetails = {
  fieldSet: 'standard',
  values: {
    givenNames: 'Ana',
    familyNames: 'Sousa',
    birthDate: '1990-02-28',
    nationality: 'PRT',
    documentType: 'passport',
    documentNumber: 'P1234567',
    street: 'Rua da Aurora 1',
    city: 'Lisboa',
    country: 'PRT',
    arrivalDate: '2026-12-01',
    departureDate: '2026-12-03',
  },
  companions: [],
  signature: { kind: 'typed', name: 'Ana Sousa' },
  accurate: true,
  marketing: false,
};
export const sent = (change: Partial<GuestRegistration> = {}): GuestRegistration => ({
  id: 'conversation-1',
  state: 'waiting',
  version: 1,
  submittedAt: '2026-11-24T10:00:00.000Z',
  details,
  note: null,
  decidedAt: null,
  ...change,
});
export const asks = (change: Partial<Asked> = {}): Asked => ({
  fieldSet: 'standard',
  today: '2026-11-24',
  stay: null,
  registration: null,
  ...change,
});
export const readyApi = (change: Partial<Asked> = {}) =>
  new ApiDouble()
    .answer('GET /api/guest/session', sampleSession)
    .answer('GET /api/guest/registration', asks(change))
    .answer('POST /api/guest/registration', sent());

/** Opens the form; by default nothing was sent yet. */
export function openRegistrationPage(api = readyApi()) {
  const user = userEvent.setup();
  const page = render(
    <TestShell at="/guest-registration" services={shellServices({ api: api.client })}>
      <Page />
    </TestShell>,
  );
  return { api, user, page };
}
type User = ReturnType<typeof userEvent.setup>;

export const next = (user: User) => user.click(screen.getByRole('button', { name: 'Next' }));
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const DRAFT_KEY = `bellkey:registration:${sampleSession.conversationId}`;
/** Puts a complete draft on the device, at a step of the form. */
export const keepDraft = (step: string, change: Partial<RegistrationDetails> = {}) =>
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ step, details: { ...details, ...change } }));
