import type { AppRouter } from '@saathi/server/router'
import type { ChatMessage, ChatPart } from '@saathi/shared/chat/schema'
import { MAX_BATCH } from '@saathi/shared/lib/batch'
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client'

// A separate client: it streams, sends no token, and loads with the help chat only.
const client = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink({ url: '/trpc', maxItems: MAX_BATCH })] })

/**
 * Streams the reply to the last question of a conversation.
 * @throws TRPCClientError when the server refuses; the abort reason when `signal` aborts
 */
export const askChat = (messages: ChatMessage[], signal: AbortSignal): Promise<AsyncIterable<ChatPart>> =>
  client.chat.reply.mutate({ messages }, { signal })
