import { definePages } from '@bellkey/shared/remote';
import { describe, expect, test } from '@jest/globals';
import { newRemote } from './remote-name.ts';

const guest = definePages('guest', {
  profile: { path: '/guest-profile/:id', rendering: 'client', title: 'Profile' },
  chat: { path: '/chat', rendering: 'client', title: 'Chat' },
});

describe('a new remote', () => {
  test('has a page of its name with a readable title', () => {
    expect(newRemote({ name: 'spa-booking' }, [guest])).toEqual({
      name: 'spa-booking',
      path: '/spa-booking',
      title: 'Spa booking',
    });
  });

  test('may have another path and title', () => {
    expect(newRemote({ name: 'events', path: '/whats-on/tonight', title: 'What’s on' }, [guest])).toEqual({
      name: 'events',
      path: '/whats-on/tonight',
      title: 'What’s on',
    });
  });

  test.each([
    [undefined, 'Name the remote'],
    ['', 'Name the remote'],
    ['Events', 'cannot be a remote’s name'],
    ['events_2', 'cannot be a remote’s name'],
    ['2events', 'cannot be a remote’s name'],
    ['events-', 'cannot be a remote’s name'],
    ['../events', 'cannot be a remote’s name'],
    ['e'.repeat(31), 'cannot be a remote’s name'],
    ['host', 'The name host is taken'],
    ['guest', 'The name guest is taken'],
  ])('cannot be called %j', (name, problem) => {
    expect(() => newRemote({ name }, [guest])).toThrow(problem);
  });

  test.each(['events', '/Events', '/events/', '/events/:id', '/', '//evil.example'])(
    'cannot have its page at %j',
    (path) => {
      expect(() => newRemote({ name: 'events', path }, [guest])).toThrow('cannot be a page’s path');
    },
  );

  test.each([
    ['/chat', 'chat'],
    ['/guest-profile/anna', 'profile'],
  ])('cannot have its page at %s, the path of another remote’s page', (path, page) => {
    expect(() => newRemote({ name: 'events', path }, [guest])).toThrow(
      `${path} is the path of the page ${page} of guest`,
    );
  });
});
