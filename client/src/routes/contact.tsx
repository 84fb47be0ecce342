import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { useTitle } from '../lib/use-title.ts'
import * as text from '../messages/en/contact/contact.ts'

export const Route = createFileRoute('/contact')({ component: Contact })

function Contact() {
  useTitle(text.documentTitle)
  return <ContactPage />
}
