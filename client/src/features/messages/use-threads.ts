import { PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'

/** The talks of whoever is here, the latest first, and in how many messages there is something new. */
export const useThreads = () => trpc.messages.threads.useInfiniteQuery({}, PAGED)
