import { useState } from 'react'
import { useLocation } from '#app/routing/router.tsx'
import { useChat } from '#app/site/chat.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import { ChatWindow } from './chat-window.tsx'
import { useConversation } from './use-conversation.ts'

/** The panel of the chat. It stays mounted once it is loaded, so that an answer arrives also while it is minimized. */
export function ChatPanel({ onAnswer }: { onAnswer: () => void }) {
  const { state } = useChat()
  const { pathname } = useLocation()
  const conversation = useConversation(onAnswer)
  const [draft, setDraft] = useState('')
  const [begunOn, setBegunOn] = useState<string>()
  if (state !== 'open') return null

  function ask(question: string): boolean {
    if (!conversation.ask(question)) return false
    setBegunOn(pathname)
    return true
  }

  return (
    <ChatWindow>
      <ChatLog
        conversation={conversation}
        suggestsFor={begunOn === pathname ? undefined : pathname}
        onAsk={ask}
      />
      <ChatForm
        draft={draft}
        isPending={conversation.isPending}
        onDraft={setDraft}
        onSend={() => {
          if (ask(draft)) setDraft('')
        }}
      />
    </ChatWindow>
  )
}
