import * as text from '../../messages/en/destinations/destinations.ts'
import { PageHead } from '../../ui/page-head.tsx'

/** The head of the list, which the first paint has too. */
export const DestinationsHead = () => (
  <div className="wrap pt-10 md:pt-16">
    <PageHead title={text.listTitle} intro={text.listIntro} />
  </div>
)
