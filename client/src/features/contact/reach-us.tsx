import * as text from '../../messages/en/contact/contact.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { ContactDetails } from './contact-details.tsx'

/** The contact details as a section of another page. */
export const ReachUs = () => (
  <section aria-labelledby="reach-title" className="wrap pt-16 md:pt-24">
    <SectionHead id="reach-title" title={text.reachUs}>
      <p>{text.reachUsIntro}</p>
    </SectionHead>
    <ContactDetails className="rounded-3xl border border-line bg-card p-6 sm:grid-cols-2 md:p-8 lg:grid-cols-4" />
  </section>
)
