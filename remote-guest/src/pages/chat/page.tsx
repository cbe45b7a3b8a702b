import type { FirstData, PropertyBar } from '@bellkey/shared/shell';
import { ChatScreen } from '../../features/chat/chat-screen.tsx';
import { firstBar } from '../../features/guest-bar/first-bar.tsx';
import { SwapContext } from '../../features/request-card/swap-context.ts';
import { SwapSlot } from '../../features/restaurant/swap/swap-slot.ts';
import { firstLanguage } from '../../language/guest-language.ts';
import { loadChatWording } from '../../wording/chat/chat-wording.ts';
import { chatWording } from '../../wording/chat/en.ts';
import { loadWording } from '../../wording/load-wording.ts';

/** The guest's chat. */
export function Page() {
  return (
    <SwapContext value={SwapSlot}>
      <ChatScreen />
    </SwapContext>
  );
}

/** The messages of the guest's language and their property's bar: the conversation then renders in one piece. */
export async function prepare(data: FirstData): Promise<PropertyBar | null> {
  await loadWording(chatWording, loadChatWording, firstLanguage(data.languages));
  return data.kind === 'conversation' ? firstBar(data) : null;
}
