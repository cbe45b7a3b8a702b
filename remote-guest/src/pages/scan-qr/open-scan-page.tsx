import { checkCharacter } from '@bellkey/shared/api';
import { useLocation } from '@bellkey/shared/shell';
import { shellServices, TestShell } from '@bellkey/shared/shell-testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatScreen } from '../../features/chat/chat-screen.tsx';
import { ApiDouble } from '../../test-support/api-double.ts';
import { sampleSession } from '../../test-support/sample-conversation.ts';
import { Page } from './page.tsx';

export const CODE = 'q7Zt0bYk3mJx-VwA_9LdQe';
export const SHORT = `7K2M4PX${checkCharacter('7K2M4PX')}`;
export const place = { property: sampleSession.property, place: sampleSession.place };

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** @param withChat whether the chat itself opens next */
export function openScanPage(
  at: string,
  api = new ApiDouble().answer('POST /api/qr/resolve', place),
  withChat = false,
) {
  const user = userEvent.setup();
  const page = render(
    <TestShell
      at={at}
      services={shellServices({ api: api.client })}
      elsewhere={withChat ? <ChatScreen /> : undefined}
    >
      <Page />
      <Address />
    </TestShell>,
  );
  return { api, user, page };
}
