import * as text from '../../messages/en/offline/offline.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useKeepSwitch } from './use-keep-switch.ts'

/** The switch for trips on this device, among the settings of the account. */
export function KeepSetting() {
  const { keeping, isReady, set } = useKeepSwitch()
  const isPhone = useMedia('(pointer: coarse), (max-width: 47.99rem)')
  return (
    <div className="mt-10 rounded-3xl border border-line bg-card p-5 md:p-8">
      <Checkbox
        label={text.title(isPhone)}
        hint={text.means}
        checked={keeping}
        disabled={!isReady}
        onChange={(event) => set(event.target.checked)}
      />
    </div>
  )
}
