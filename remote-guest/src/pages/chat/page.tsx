import { ChatScreen } from '../../conversation/chat-screen.tsx';

/** The guest's assistant. */
export function Page() {
  return <ChatScreen />;
}
