import type { ChatMessage, ChatPart } from '@saathi/shared/chat'
import { useEffect, useRef, useState } from 'react'
import { askChat } from '../../lib/chat-client.ts'
import { errorMessage } from '../../lib/errors.ts'
import { readStorageJson, removeStorage, writeStorage } from '../../lib/storage.ts'

const GREETING: ChatMessage = {
  sender: 'bot',
  text: 'Namaste! I am Saathi AI. Ask me about trips, places, tours or your account.',
}
const KEY = 'saathi-talk'
/** As many turns as the server takes with a question. */
const TURNS_MAX = 99

/** The talk with the help chat. It stays for as long as the tab does; a reply still coming is given up on unmounting. */
export function useTalk() {
  const [messages, setMessages] = useState<ChatMessage[]>(storedTalk)
  const [coming, setComing] = useState<string | null>(null)
  const [source, setSource] = useState<'ai' | 'offline' | null>(null)
  const asked = useRef<AbortController | null>(null)
  useEffect(() => () => asked.current?.abort(), [])

  const keep = (talk: ChatMessage[]) => {
    writeStorage('session', KEY, JSON.stringify(talk))
    setMessages(talk)
  }

  async function send(text: string) {
    if (text.trim() === '' || asked.current) return
    const call = new AbortController()
    asked.current = call
    const talk = [...messages, { text: text.trim(), sender: 'user' as const }]
    keep(talk)
    setComing('')
    let reply = ''
    try {
      for await (const part of await askChat(talk.slice(-TURNS_MAX), call.signal)) {
        if (part.kind === 'from') setSource(part.source)
        else reply = grown(reply, part)
        setComing(reply)
      }
    } catch (error) {
      if (call.signal.aborted) return
      reply = grown(reply, { kind: 'fault', text: `Error: ${errorMessage(error) ?? messageOf(error)}` })
    }
    if (call.signal.aborted) return
    asked.current = null
    setComing(null)
    keep([...talk, { text: reply, sender: 'bot' }])
  }

  function startOver() {
    asked.current?.abort()
    asked.current = null
    setComing(null)
    removeStorage('session', KEY)
    setMessages([GREETING])
  }

  return { messages, coming, source, send, startOver }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What came before a fault stays above it. */
const grown = (reply: string, { kind, text }: Exclude<ChatPart, { kind: 'from' }>) =>
  kind === 'fault' && reply.trim() !== '' ? `${reply}\n\n${text}` : reply + text

function storedTalk(): ChatMessage[] {
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
