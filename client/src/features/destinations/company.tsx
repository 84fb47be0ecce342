import type { Destination } from '@saathi/shared/destinations'
import * as text from '../../messages/en/destinations.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Section } from './section.tsx'

/** Leads to the group tours that go there, and to hosting one. */
export const Company = ({ place }: { place: Destination }) => (
  <Section id="company" title={text.company} note={text.companyIntro}>
    <div className="flex flex-wrap gap-3 print:hidden">
      <AppLink to="/tours" search={{ destination: place.name } as never} className={buttonClass('quiet')}>
        {text.seeTours}
      </AppLink>
      <AppLink to="/create-tour" search={{ destination: place.name } as never} className={buttonClass('quiet')}>
        {text.hostTour}
      </AppLink>
    </div>
  </Section>
)
