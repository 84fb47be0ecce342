import { PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'

/** The signed-in user's conversations, newest first, and the number of unread messages. */
export const useConversations = () => trpc.messages.threads.useInfiniteQuery({}, PAGED)
