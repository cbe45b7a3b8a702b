import { ChatScreen } from '../../features/chat/chat-screen.tsx';

/** The guest's assistant. */
export function Page() {
  return <ChatScreen />;
}
