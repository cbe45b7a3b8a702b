/**
 * @jest-environment-options {"url": "http://aurora.localhost/scan-qr"}
 */
import type { PropertyBar } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { Page } from './page.tsx';

beforeEach(() => localStorage.clear());

test('at the property’s own address the bar is the property’s, in the guest’s language', async () => {
  localStorage.setItem('bellkey:language', 'it');
  const front = { property: { ...sampleSession.property, emergencyNumber: '112' }, departments: [] };
  const api = new ApiDouble().answer('GET /api/properties/at/{subdomain}/front', front);
  const bars: Array<PropertyBar | null> = [];
  const services = shellServices({ api: api.client, setPropertyBar: (bar) => void bars.push(bar) });
  render(
    <TestShell at="/scan-qr" services={services}>
      <Page />
    </TestShell>,
  );
  await waitFor(() => expect(bars.at(-1)?.labels?.openMenu).toBe('Apri il menu'));
  const { findByText } = render(<TestShell at="/scan-qr">{bars.at(-1)?.head}</TestShell>);
  expect(await findByText('Hotel Aurora')).toBeVisible();
});
