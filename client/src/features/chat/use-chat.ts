import type { ChatMessage, ChatPart } from '@saathi/shared/chat/schema'
import { useEffect, useRef, useState } from 'react'
import { askChat } from '../../lib/chat-client.ts'
import { errorMessage } from '../../lib/errors.ts'
import { readStorageJson, removeStorage, writeStorage } from '../../lib/storage.ts'
import * as texts from '../../messages/en/chat/chat.ts'

const GREETING: ChatMessage = {
  sender: 'bot',
  text: texts.greeting,
}
const KEY = 'saathi-talk'
/** The longest history that the server accepts with a question. */
const HISTORY_MAX = 99

/** The help chat's messages, kept in session storage. Unmounting aborts a pending reply. */
export function useChat() {
  const [messages, setMessages] = useState<ChatMessage[]>(storedMessages)
  const [pendingReply, setPendingReply] = useState<string | null>(null)
  const [source, setSource] = useState<'ai' | 'offline' | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const save = (history: ChatMessage[]) => {
    writeStorage('session', KEY, JSON.stringify(history))
    setMessages(history)
  }

  async function send(text: string) {
    if (text.trim() === '' || controller.current) return
    const request = new AbortController()
    controller.current = request
    const history = [...messages, { text: text.trim(), sender: 'user' as const }]
    save(history)
    setPendingReply('')
    let reply = ''
    try {
      for await (const part of await askChat(history.slice(-HISTORY_MAX), request.signal)) {
        if (part.kind === 'from') setSource(part.source)
        else reply = appendPart(reply, part)
        setPendingReply(reply)
      }
    } catch (error) {
      if (request.signal.aborted) return
      reply = appendPart(reply, { kind: 'fault', text: texts.failed(errorMessage(error) ?? messageOf(error)) })
    }
    if (request.signal.aborted) return
    controller.current = null
    setPendingReply(null)
    save([...history, { text: reply, sender: 'bot' }])
  }

  function startOver() {
    controller.current?.abort()
    controller.current = null
    setPendingReply(null)
    removeStorage('session', KEY)
    setMessages([GREETING])
  }

  return { messages, pendingReply, source, send, startOver }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Appends a streamed part. An error is put below the text that has already arrived. */
const appendPart = (reply: string, { kind, text }: Exclude<ChatPart, { kind: 'from' }>) =>
  kind === 'fault' && reply.trim() !== '' ? `${reply}\n\n${text}` : reply + text

function storedMessages(): ChatMessage[] {
  const stored = readStorageJson('session', KEY)
  return Array.isArray(stored) && stored.length > 0 && stored.every(isMessage) ? stored : [GREETING]
}

const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'sender' in value &&
  (value.sender === 'user' || value.sender === 'bot')
