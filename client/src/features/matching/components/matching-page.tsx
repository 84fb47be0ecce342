import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/matching/matching.ts'
import { title } from '../../../messages/en/matching/matching-head.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { Tab } from '../tab.ts'
import { MatchingHead } from './matching-head.tsx'

const LABELS = [
  ['swiping', text.swipingTab],
  ['matched', text.matchedTab],
  ['going', text.goingTab],
] as const

type Props = { tab: Tab; onTab: (tab: Tab) => void; children: ReactNode }

/** Find Your Match: three tabs and the content of the selected one. */
export function MatchingPage({ tab, onTab, children }: Props) {
  useTitle(title)
  const isGoing = tab === 'going'
  return (
    <div className="app-page overflow-x-clip">
      <div className={`wrap pt-5 pb-24 md:py-12 ${isGoing ? '' : 'max-w-220! short:flex short:flex-col'}`}>
        <MatchingHead intro={isGoing ? text.goingIntro : undefined} />
        <Tabs label={text.tabsLabel} tabs={LABELS} value={tab} onChange={onTab}>
          {children}
        </Tabs>
        {!isGoing && <SameGenderNote />}
      </div>
    </div>
  )
}

/** Says that the deck is open to the own gender only, so that an empty one is no riddle. */
function SameGenderNote() {
  const { data } = trpc.genders.mine.useQuery()
  if (!data?.gender || !data.sameGenderDeck) return null
  const link = (words: string) => (
    <AppLink to="/edit-profile" hash="gender" className="font-[600] text-teal underline underline-offset-4">
      {words}
    </AppLink>
  )
  return (
    <p className="mx-auto mt-6 text-center text-muted text-sm short:order-2">
      <RichText text={text.sameGenderDeck[data.gender]} tags={{ link }} />
    </p>
  )
}
