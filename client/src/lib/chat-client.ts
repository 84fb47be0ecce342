import type { AppRouter } from '@saathi/server/router'
import { MAX_BATCH } from '@saathi/shared/batch'
import type { ChatMessage, ChatPart } from '@saathi/shared/chat'
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client'

// A client of its own: it streams, carries no token, and is loaded with the help chat only.
const client = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink({ url: '/trpc', maxItems: MAX_BATCH })] })

/**
 * The reply to the last question of a talk, bit by bit.
 * @throws TRPCClientError with the server's sentence where it refuses; whatever `signal` is aborted with
 */
export const askChat = (messages: ChatMessage[], signal: AbortSignal): Promise<AsyncIterable<ChatPart>> =>
  client.chat.reply.mutate({ messages }, { signal })
