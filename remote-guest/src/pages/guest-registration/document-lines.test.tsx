import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { DRAFT_KEY, keepDraft, openRegistrationPage } from './open-registration-page.tsx';

beforeEach(() => localStorage.clear());

describe('the machine-readable lines', () => {
  const LINES = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
  async function read(lines: string) {
    keepDraft('document', { values: { givenNames: 'Typed' } });
    const { user } = openRegistrationPage();
    await user.click(await screen.findByText(/Fill in from the lines/));
    fireEvent.change(screen.getByLabelText('The two or three lines with <<<'), { target: { value: lines } });
    await user.click(screen.getByRole('button', { name: 'Read the lines' }));
    return () => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '').details.values;
  }

  test('fill in the fields of this form, and say which', async () => {
    const values = await read(LINES.toLowerCase());
    expect(await screen.findByText(/^Read: Given names, Family names, Date of birth/)).toBeVisible();
    expect(values()).toEqual({
      givenNames: 'ANNA MARIA',
      familyNames: 'ERIKSSON',
      birthDate: '1974-08-12',
      documentType: 'passport',
      documentNumber: 'L898902C3',
      documentExpiry: '2012-04-15',
    });
    // The specimen is from Utopia, which is not a country, and its sex is not asked for here.
    expect(screen.getByLabelText('The two or three lines with <<<')).toHaveValue('');
  });

  test('with a wrong check digit fill nothing', async () => {
    const values = await read(LINES.replace('L898902C36', 'L898902C37'));
    expect(await screen.findByText(/A check digit does not match/)).toBeVisible();
    expect(values()).toEqual({ givenNames: 'Typed' });
  });

  test('that are missing are reported as missing', async () => {
    await read('hello');
    expect(await screen.findByText('These are not the lines of a travel document.')).toBeVisible();
  });
});
