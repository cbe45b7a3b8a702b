import { createContext, useContext } from 'react';
import type { ChatWording } from './chat-wording.ts';
import { chatWording } from './en.ts';

/** What the chat says; English where no page says otherwise. */
export const ChatWordingContext = createContext<ChatWording>(chatWording);

export const useChatWording = (): ChatWording => useContext(ChatWordingContext);
