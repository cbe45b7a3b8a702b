import { fakeDialogs, TestShell } from '@bellkey/shared/shell-testing';
import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membershipFixture } from '../../test-support/membership-fixture.ts';
import { CodeSheet } from './code-sheet.tsx';
import { PlaceChoice } from './place-choice.tsx';

fakeDialogs();
const { property } = membershipFixture();
const codes = ['Room 1', 'Room 2'].map((label, index) => ({
  placeId: `room-${index + 1}`,
  label,
  code: `q7Zt0bYk3mJx-VwA_9LdQ${index}`,
  shortCode: `7K2M4PX${index}`,
}));
const place = (id: string, codeIssuedAt: string | null) => ({
  id,
  label: id,
  kind: 'room' as const,
  codeIssuedAt,
  openSessions: 0,
});

describe('the sheet of codes', () => {
  test('has one card per place with its name, its own picture and the code to type', () => {
    render(<CodeSheet property={property} codes={codes} format="cards" languages={['en']} />);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    const [first] = cards;
    if (!first) throw new Error('no card');
    expect(first).toHaveTextContent('Hotel Aurora');
    expect(first).toHaveTextContent('7K2M-4PX0');
    const drawings = cards.map((card) => within(card).getByRole('img').innerHTML);
    expect(drawings[0]).not.toBe(drawings[1]);
  });

  test('has instructions in each of its languages that has messages, else in English', () => {
    const sheet = (languages: string[]) => <CodeSheet {...{ property, codes, languages }} format="cards" />;
    const { rerender } = render(sheet(['it', 'de']));
    for (const text of [
      'Inquadrate il codice e chiedete ciò che vi serve',
      'Scannen und fragen, was Sie möchten',
    ])
      expect(screen.getAllByText(text)).toHaveLength(2);
    expect(screen.queryByText('Scan, and ask for anything')).toBeNull();
    rerender(sheet(['xx']));
    expect(screen.getAllByText('Scan, and ask for anything')).toHaveLength(2);
  });

  test('a tent has the card twice, once for each side', () => {
    render(<CodeSheet property={property} codes={codes.slice(0, 1)} format="tents" languages={['en']} />);
    expect(screen.getAllByText('Room 1')).toHaveLength(2);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});

describe('choosing places', () => {
  test('selects those without a code at first, and confirms before one is replaced', async () => {
    const made: string[][] = [];
    render(
      <TestShell>
        <PlaceChoice
          places={[place('Room 1', null), place('Room 2', '2026-11-20T10:00:00.000Z')]}
          making={false}
          onMake={async (chosen) => void made.push(chosen.map(({ id }) => id))}
        />
      </TestShell>,
    );
    const make = screen.getByRole('button', { name: 'Make codes and show the sheet' });
    await userEvent.click(make);
    expect(made).toEqual([['Room 1']]);
    await userEvent.click(screen.getByRole('checkbox', { name: /Room 2/ }));
    await userEvent.click(make);
    expect(made).toHaveLength(1);
    expect(screen.getByText(/One of these places has a code already/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Replace them' }));
    expect(made[1]).toEqual(['Room 1', 'Room 2']);
  });
});
