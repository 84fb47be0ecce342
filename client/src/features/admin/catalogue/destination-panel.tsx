import * as text from '../../../messages/en/admin-catalogue.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { SidePanel } from '../side-panel.tsx'
import { PlaceFacts } from './place-facts.tsx'

type Props = { place: { id: string; name: string }; checked: string; onClose: () => void }

/** What the recommender knows about a destination, read-only. */
export function DestinationPanel({ place, checked, onClose }: Props) {
  return (
    <SidePanel
      title={place.name}
      note={
        <p className="flex flex-wrap gap-x-4">
          <span>{checked}</span>
          <AppLink to={`/destinations/${place.id}`} className="font-[600] text-teal underline underline-offset-4">
            {text.openPage}
          </AppLink>
        </p>
      }
      onClose={onClose}
    >
      <PlaceFacts destinationId={place.id} withReports />
    </SidePanel>
  )
}
