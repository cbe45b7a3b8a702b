import { createContext, useContext } from 'react';
import type { ChatWording } from './chat-wording.ts';
import { chatWording } from './en.ts';

/** Messages of the chat; English where no page provides others. */
export const ChatWordingContext = createContext<ChatWording>(chatWording);

export const useChatWording = (): ChatWording => useContext(ChatWordingContext);
