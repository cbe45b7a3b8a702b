import { describe, expect, test } from '@jest/globals';
import { parseDocument } from './parse-document.ts';

const html = (base: string, shell = '/host/abcdef12/browser/main.js') =>
  `<script defer crossorigin="anonymous" src="${shell}" integrity="x" data-shell></script><script type="application/json" id="bellkey-boot">${JSON.stringify(
    {
      composition: {
        id: 'c1',
        pages: [{ remote: 'guest', name: 'chat', path: '/chat' }],
        remotes: { guest: { name: 'guest', build: '3f2a91c0', base } },
      },
    },
  )}</script>`;

describe('a document', () => {
  test('names the shell and the release of its page', () => {
    expect(parseDocument(html('/remotes/guest/3f2a91c0/'), '/chat')).toEqual({
      composition: 'c1',
      shell: 'host/abcdef12',
      remote: 'guest/3f2a91c0',
      remoteBase: '/remotes/guest/3f2a91c0/',
    });
  });

  test('is not kept when it is not a page, not ours, or has files on another origin', () => {
    expect(parseDocument(html('/remotes/guest/3f2a91c0/'), '/unknown')).toBeNull();
    expect(parseDocument('<h1>Sign in to the hotel network</h1>', '/chat')).toBeNull();
    expect(parseDocument(html('https://guest.example/3f2a91c0/'), '/chat')).toBeNull();
    const elsewhere = html('/remotes/guest/3f2a91c0/', 'http://localhost:5000/browser/main.js');
    expect(parseDocument(elsewhere, '/chat')).toBeNull();
  });
});
