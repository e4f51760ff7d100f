import { useSyncExternalStore } from 'react'
import { type Conversation, emptyConversation } from '#domain/chat/conversation.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { readChat, writeChat } from '#domain/storage/stored-chat.ts'
import { reportStorage, tabStore } from './browser-store.ts'
import { onReread } from './forgetting.ts'

export interface ChatStore {
  snapshot(): Conversation
  subscribe(listener: () => void): () => void
  change(update: (conversation: Conversation) => Conversation): void
  /** Reads the tab's storage again, which was cleared. */
  reload(): void
}

/** The one holder of the conversation: read at the first use, kept at every change. */
export function createChatStore(store: KeyValueStore, report: Report): ChatStore {
  const listeners = new Set<() => void>()
  let current: Conversation | undefined

  function snapshot(): Conversation {
    current ??= readChat(store, report)
    return current
  }

  function show(conversation: Conversation) {
    current = conversation
    for (const listener of listeners) listener()
  }

  return {
    snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(update) {
      const conversation = update(snapshot())
      writeChat(store, conversation)
      show(conversation)
    },
    reload: () => show(readChat(store, report)),
  }
}

let ofTab: ChatStore | undefined

/** The conversation of this tab, and of no other. */
export function chatStore(): ChatStore {
  if (ofTab) return ofTab
  const store = createChatStore(tabStore(), reportStorage)
  onReread(store.reload)
  ofTab = store
  return store
}

const subscribe = (listener: () => void) => chatStore().subscribe(listener)

/** The conversation of this tab as it grows; empty in the server's HTML. */
export function useStoredChat(): Conversation {
  return useSyncExternalStore(
    subscribe,
    () => chatStore().snapshot(),
    () => emptyConversation,
  )
}
