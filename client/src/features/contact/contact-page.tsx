import * as text from '../../messages/en/contact/contact.ts'
import { ContactDetails } from './contact-details.tsx'
import { ContactHead } from './contact-head.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { OfficeMap } from './office-map.tsx'

/** The Contact Us page: enquiry form, contact details and map. */
export const ContactPage = () => (
  <>
    <ContactHead />
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 pt-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="relative overflow-hidden rounded-3xl border border-line bg-card shadow-lift">
        <div aria-hidden className="pattern-strip mt-4" />
        <div className="p-6 md:p-9">
          <EnquiryForm />
        </div>
      </div>
      <aside aria-label={text.otherWays} className="lg:pt-6">
        <ContactDetails className="sm:grid-cols-2 lg:grid-cols-1" />
      </aside>
    </div>
    <OfficeMap />
  </>
)
