import * as text from '../../messages/en/contact/contact.ts'
import { PageHead } from '../../ui/page-head.tsx'

/** The head of the page, which the first paint has too. */
export const ContactHead = () => (
  <div className="wrap pt-10 md:pt-16">
    <PageHead title={text.title} intro={text.intro} />
  </div>
)
