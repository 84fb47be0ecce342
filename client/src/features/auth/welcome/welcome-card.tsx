import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { areFirstQuestionsOffered, endFirstQuestions } from '../../../lib/first-questions.ts'
import * as text from '../../../messages/en/auth/welcome.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** Offers the first questions to a new user, who can put them away. It stays at the foot of the window, below bars of the page. */
export default function WelcomeCard({ userId }: { userId: string }) {
  const { pathname, href } = useLocation()
  const [, setPutAway] = useState(false)
  if (!areFirstQuestionsOffered(userId, pathname)) return null
  return (
    <aside
      aria-label={text.cardTitle}
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-5 mx-3 mt-6 flex items-center gap-x-3 rounded-2xl border border-line bg-card py-2.5 pr-1.5 pl-4 shadow-lift md:bottom-5 md:mx-5 md:w-md print:hidden"
    >
      <p className="min-w-0 flex-1 font-[550] text-sm leading-snug md:text-base">{text.cardIntro}</p>
      <AppLink to="/welcome" search={{ from: href } as never} className={`${buttonClass('main')} px-5!`}>
        {text.answer}
      </AppLink>
      <button
        type="button"
        aria-label={text.notNow}
        onClick={() => {
          endFirstQuestions()
          setPutAway(true)
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </aside>
  )
}
