import { createStoredState, tabArea, useStoredState } from '#app/state/stored-state.ts'
import { type Conversation, conversationSchema, emptyConversation } from '#domain/chat/conversation.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { storedRecord } from '#domain/storage/stored-json.ts'

const state = createStoredState(
  tabArea,
  storedRecord(tabStorageKeys.chat, conversationSchema, {
    defaults: emptyConversation,
    none: emptyConversation,
  }),
)

/** The conversation of this tab, and of no other; a message that is corrupt is left out. */
export const chat = {
  ...state,
  change: (update: (conversation: Conversation) => Conversation) => state.set(update(state.snapshot())),
}

/** The conversation of this tab as it grows; empty in the server's HTML. */
export const useStoredChat = () => useStoredState(chat)
