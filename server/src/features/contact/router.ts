import { MessageResponse } from '@saathi/shared/auth/schema'
import { Enquiry, MapSettings } from '@saathi/shared/contact/schema'
import * as text from '../../messages/en/contact.ts'
import { restPost } from '../../rest-path.ts'
import { publicProcedure, router } from '../../trpc.ts'
import { saveEnquiry } from './queries/contact.ts'

const SENT = { message: text.sent }

export const contactRouter = router({
  /** The tile URL of the map on the contact page. */
  map: publicProcedure.output(MapSettings).query(({ ctx }) => ({ tiles: ctx.config.mapTilesUrl })),

  /** Stores an enquiry and queues a mail to the configured address. A mail that fails does not lose the enquiry. */
  send: publicProcedure
    .meta(restPost('/contact', 'Send an enquiry'))
    .input(Enquiry)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      // Only bots fill the hidden field `website`; they get the usual response.
      if (input.website) return SENT
      await ctx.limits.take('enquiriesPerIp', ctx.ip)
      await ctx.limits.take('enquiriesPerAddress', input.email)
      await saveEnquiry(ctx.db, input, ctx.config.contactTo)
      ctx.mailer.wake()
      return SENT
    }),
})
