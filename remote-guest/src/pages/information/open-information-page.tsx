import type { DepartmentHours, InformationEntry } from '@bellkey/shared/api';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Information } from '../../kept-information/kept-information.ts';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { Page } from './page.tsx';

export const READ = 'GET /api/guest/information';
const HOUR_MS = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const dayKey = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' }).format(Date.now() + days * 24 * HOUR_MS);

export const entry = (id: string, topic: string, more: Partial<InformationEntry> = {}): InformationEntry => ({
  id,
  topic,
  title: `Title ${id}`,
  text: { en: `About ${id}.` },
  confirmedAt: '2026-09-03T10:00:00.000Z',
  ...more,
});

export const spa: DepartmentHours = {
  key: 'spa',
  name: 'Spa',
  open: false,
  changesAt: inHours(2),
  days: [
    { day: dayKey(-1), hours: [{ opens: '01:00', closes: '02:00' }], holiday: null },
    { day: dayKey(0), hours: [{ opens: '10:00', closes: '20:00' }], holiday: null },
    { day: dayKey(1), hours: [], holiday: 'Day of rest' },
  ],
};
export const desk: DepartmentHours = {
  key: 'front-desk',
  name: 'Reception',
  open: true,
  changesAt: null,
  days: null,
};

export function information(more: Partial<Information> = {}): Information {
  return {
    session: {
      ...sampleSession,
      property: { ...sampleSession.property, emergencyNumber: '112' },
    },
    departments: [desk, spa],
    entries: [
      entry('network', 'internet', {
        title: 'Wi-Fi',
        text: { en: 'It is Aurora-Guest.', pt: 'É Aurora-Guest.' },
      }),
      entry('checkIn', 'arrival', {
        title: 'Check-in',
        text: { en: 'From 15:00.', pt: 'A partir das 15:00.' },
      }),
      entry('newer', 'a-topic-of-a-newer-api', { title: 'Garden' }),
    ],
    more: false,
    ...more,
  };
}

/** Opens the page of a property with a reception, a spa and three entries. */
export function openInformationPage(api = new ApiDouble().answer(READ, information())) {
  const user = userEvent.setup();
  const page = render(
    <TestShell at="/chat/information" services={shellServices({ api: api.client })}>
      <Page />
    </TestShell>,
  );
  return { api, user, page };
}

export const region = (name: string) => screen.findByRole('region', { name });
