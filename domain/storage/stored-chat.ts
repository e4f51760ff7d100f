import { type Conversation, conversationSchema, emptyConversation } from '#domain/chat/conversation.ts'
import { isRecord } from '#domain/json/is-record.ts'
import type { KeyValueStore, Report } from './key-value-store.ts'
import { parseJson, salvage } from './salvage.ts'
import { tabStorageKeys } from './storage-keys.ts'

/** What was said in this tab's chat; a message that is corrupt is left out. Never throws. */
export function readChat(store: KeyValueStore, report: Report): Conversation {
  const text = store.getItem(tabStorageKeys.chat)
  if (text === null) return emptyConversation
  const json = parseJson(text)
  if (!json.ok || !isRecord(json.value)) {
    report('A stored chat is corrupt and was ignored')
    return emptyConversation
  }
  const { value, repaired } = salvage(conversationSchema, json.value, emptyConversation)
  if (repaired) report('Some of a stored chat is corrupt and was ignored')
  return value
}

/** Keeps what was said for this tab. */
export function writeChat(store: KeyValueStore, conversation: Conversation): void {
  store.setItem(tabStorageKeys.chat, JSON.stringify(conversation))
}
