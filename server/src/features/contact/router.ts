import { Told } from '@saathi/shared/auth'
import { Enquiry, MapSettings } from '@saathi/shared/contact'
import { publicProcedure, router } from '../../trpc.ts'
import { keepEnquiry } from './store.ts'

const SENT = { message: 'Your message has been sent successfully!' }

const mailOf = ({ name, email, phone, message }: Enquiry) => ({
  subject: `An enquiry from ${name}`,
  text: `${name} wrote by the contact form.

E-mail: ${email}
Phone: ${phone}

${message || '(no message)'}`,
})

export const contactRouter = router({
  /** What the map of the contact page is made from. */
  map: publicProcedure.output(MapSettings).query(({ ctx }) => ({ tiles: ctx.config.mapTilesUrl })),

  /** Keeps an enquiry, then mails it to whoever answers; a mail that fails loses nothing. */
  send: publicProcedure
    .input(Enquiry)
    .output(Told)
    .mutation(async ({ ctx, input }) => {
      if (input.website) return SENT // a machine is told the same, so that it learns nothing
      await ctx.limits.take('enquiriesPerIp', ctx.ip)
      await ctx.limits.take('enquiriesPerAddress', input.email)
      const to = ctx.config.contactTo
      await keepEnquiry(ctx.db, input, to ? { to, ...mailOf(input) } : null)
      ctx.mailer.wake()
      return SENT
    }),
})
