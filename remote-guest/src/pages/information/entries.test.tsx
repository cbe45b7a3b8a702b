import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiDouble } from '../../test-support/api-double.ts';
import { germanWords } from '../../test-support/german-words.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { wordsBeyond } from '../../test-support/words-beyond.ts';
import {
  desk,
  entry,
  information,
  inHours,
  openInformationPage,
  READ,
  region,
  spa,
} from './open-information-page.tsx';

beforeEach(() => localStorage.clear());

describe('the information', () => {
  test('is by topic, with what guests need first at the start, and entries without a topic at the end', async () => {
    openInformationPage();
    expect(await region('Arrival and departure')).toHaveTextContent('Check-inFrom 15:00.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'How to reach us',
      'Opening hours',
      'Arrival and departure',
      'Internet and office',
      'More',
    ]);
    expect(within(await region('More')).getByRole('heading', { name: 'Garden' })).toBeVisible();
    expect(screen.getAllByText(/^Checked 3 Sep/)).toHaveLength(3);
  });

  test('tells how to reach the property, and whom to call in danger', async () => {
    openInformationPage();
    const reach = within(await region('How to reach us'));
    expect(reach.getByRole('link', { name: 'Write in the chat' })).toHaveAttribute('href', '/chat');
    expect(reach.getByRole('link', { name: 'Call the desk +351 210 000 000' })).toHaveAttribute(
      'href',
      'tel:+351210000000',
    );
    expect(reach.getByRole('link', { name: 'In danger, call 112' })).toHaveAttribute('href', 'tel:112');
  });

  test('without a phone number names only the chat', async () => {
    const { property } = sampleSession;
    const session = { ...sampleSession, property: { ...property, phone: null } };
    openInformationPage(new ApiDouble().answer(READ, information({ session })));
    expect(within(await region('How to reach us')).getAllByRole('link')).toHaveLength(1);
  });

  test('has the current hours and those of the week, without past days', async () => {
    const { user } = openInformationPage();
    const hours = within(await region('Opening hours'));
    const [reception, closed] = hours.getAllByRole('listitem');
    expect(reception).toHaveTextContent('ReceptionAt all hours');
    expect(closed).toHaveTextContent(/^SpaClosedopens .*\d\d:\d\d/);
    await user.click(hours.getByText('Hours of the week'));
    expect(hours.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '10:00 to 20:00',
      'closed',
    ]);
    expect(hours.getByText(/\(Day of rest\)$/)).toBeVisible();
  });

  test('leaves out hours that the property has not set', async () => {
    openInformationPage(new ApiDouble().answer(READ, information({ departments: [] })));
    await region('More');
    expect(screen.queryByRole('region', { name: 'Opening hours' })).toBeNull();
  });

  test('hours that have changed meanwhile are loaded again, and not shown as they were', async () => {
    const past = information({ departments: [{ ...spa, changesAt: inHours(-1) }] });
    const { api } = openInformationPage(new ApiDouble().answer(READ, past));
    const spaItem = within(await region('Opening hours')).getByRole('listitem');
    expect(spaItem).not.toHaveTextContent('Closed');
    await waitFor(() => expect(api.of(READ).length).toBeGreaterThan(1));
  });

  test('is searched in the words of the reader, and says when nothing fits', async () => {
    const entries = Array.from({ length: 8 }, (_unused, index) => entry(`number ${index}`, 'food'));
    entries.push(entry('cafe', 'food', { title: 'Café' }));
    const { user } = openInformationPage(new ApiDouble().answer(READ, information({ entries })));
    const search = await screen.findByRole('searchbox', { name: 'Search the information' });
    await user.type(search, 'CAFE');
    expect(screen.getByText('1 entry')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.type(search, ' zzz');
    expect(screen.getByText('Nothing fits. Ask in the chat in your own words.')).toBeVisible();
  });

  test('is in the guest’s language; a text without a translation is marked with its own', async () => {
    localStorage.setItem('bellkey:language', 'pt');
    openInformationPage();
    expect(await screen.findByText('A partir das 15:00.')).not.toHaveAttribute('lang');
    expect(screen.getByText('About newer.')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Informações' })).toBeVisible();
  });

  test('in German has no word of another language but the property’s own texts', async () => {
    localStorage.setItem('bellkey:language', 'de');
    const session = { ...sampleSession, place: { ...sampleSession.place, label: 'Zimmer 204' } };
    const departments = [{ ...desk, name: 'Rezeption' }];
    const { page } = openInformationPage(
      new ApiDouble().answer(READ, information({ session, departments, entries: [] })),
    );
    await region('Öffnungszeiten');
    expect(wordsBeyond(germanWords, page.container)).toEqual([]);
  });

  test('that is empty leads to the chat', async () => {
    openInformationPage(new ApiDouble().answer(READ, information({ entries: [], departments: [] })));
    expect(await screen.findByText('Nothing is written down here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
  });

  test('that exceeds the page says so', async () => {
    openInformationPage(new ApiDouble().answer(READ, information({ more: true })));
    expect(await screen.findByText('There is more than fits here. Ask in the chat.')).toBeVisible();
  });
});
