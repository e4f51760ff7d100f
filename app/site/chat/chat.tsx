import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { tabStore } from '#app/state/browser-store.ts'
import { onReread } from '#app/state/forgetting.ts'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'

type ChatState = 'closed' | 'open' | 'minimized'

interface Chat {
  state: ChatState
  open: () => void
  minimize: () => void
  close: () => void
  /** Where a page wants the button that opens the chat, in place of its corner; null gives it back. */
  place: HTMLElement | null
  setPlace: (place: HTMLElement | null) => void
}

const ChatContext = createContext<Chat | undefined>(undefined)

const { chatShown } = tabStorageKeys

/** Holds whether the chat is closed, open or minimized, over all pages; after a reload an open one is minimized. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<ChatState>('closed')
  const [place, setPlace] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const isShown = () => tabStore().getItem(chatShown) !== null
    if (isShown()) setState('minimized')
    return onReread(() => {
      if (!isShown()) setState('closed')
    })
  }, [])

  const chat = useMemo(() => {
    function show(shown: ChatState) {
      if (shown === 'closed') tabStore().removeItem(chatShown)
      else tabStore().setItem(chatShown, shown)
      setState(shown)
    }
    return {
      state,
      open: () => show('open'),
      minimize: () => show('minimized'),
      close: () => show('closed'),
      place,
      setPlace,
    }
  }, [state, place])
  return <ChatContext value={chat}>{children}</ChatContext>
}

/** Whether the chat is open here, and what opens, minimizes and closes it. */
export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error('There is no ChatProvider around this')
  return chat
}
