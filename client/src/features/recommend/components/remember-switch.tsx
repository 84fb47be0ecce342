import * as text from '../../../messages/en/recommend/recommend.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { useExclusions } from '../use-exclusions.ts'

/** Whether the places marked `Not for me` stay on the profile. */
export const RememberSwitch = ({ exclusions }: { exclusions: ReturnType<typeof useExclusions> }) => (
  <div className="mt-3 text-ink">
    <Checkbox
      label={text.rememberOnProfile}
      hint={text.rememberHint}
      checked={exclusions.remembers}
      onChange={(event) => exclusions.setRemembers(event.target.checked)}
    />
  </div>
)
