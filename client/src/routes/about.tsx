import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../features/about/about-page.tsx'
import { HelpChat } from '../features/chat/help-chat.tsx'
import { ReachUs } from '../features/contact/reach-us.tsx'
import { useTitle } from '../lib/use-title.ts'
import * as text from '../messages/en/about/about.ts'

export const Route = createFileRoute('/about')({ staticData: { picture: true }, component: About })

function About() {
  useTitle(text.documentTitle)
  return (
    <>
      <AboutPage contact={<ReachUs />} />
      <HelpChat />
    </>
  )
}
