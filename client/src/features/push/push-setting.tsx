import type { PushKind } from '@saathi/shared/push/schema'
import { isPushBlocked, isPushSupported } from '../../lib/push/device.ts'
import * as text from '../../messages/en/push/push.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { SHOWN_KINDS } from './shown-kinds.ts'
import { usePush } from './use-push.ts'

const panel = 'mt-10 rounded-3xl border border-line bg-card p-5 md:p-8'

/** The switch for notifications on this device, and what they are about. */
export default function PushSetting() {
  const { choices, choose, isOffered, isKnown } = usePush()
  const isPhone = useMedia('(pointer: coarse), (max-width: 47.99rem)')
  const { kinds, showsNames } = choices
  const isOn = kinds.length > 0
  if (isPushSupported() && isKnown && !isOffered) return null
  const isPossible = isPushSupported() && isOffered && !isPushBlocked()

  const withKind = (kind: PushKind, wanted: boolean) =>
    choose({ showsNames, kinds: SHOWN_KINDS.filter((one) => (one === kind ? wanted : kinds.includes(one))) })

  return (
    <section aria-labelledby="push-setting" className={panel}>
      <h2 id="push-setting" className="sr-only">
        {text.title(isPhone)}
      </h2>
      <Checkbox
        label={text.title(isPhone)}
        hint={isPushSupported() ? (isPushBlocked() ? text.blocked : text.means) : text.unsupported}
        checked={isOn}
        disabled={!isPossible}
        onChange={({ target }) => choose({ showsNames, kinds: target.checked ? [...SHOWN_KINDS] : [] })}
      />
      {isOn && (
        <fieldset className="mt-6 ml-9">
          <legend className="mb-3 font-[550]">{text.whatOf}</legend>
          <div className="grid gap-3">
            {SHOWN_KINDS.map((kind) => (
              <Checkbox
                key={kind}
                label={text.kinds[kind]}
                checked={kinds.includes(kind)}
                onChange={({ target }) => withKind(kind, target.checked)}
              />
            ))}
          </div>
          <div className="mt-5 border-line border-t pt-5">
            <Checkbox
              label={text.showsNames}
              hint={text.showsNamesHint}
              checked={showsNames}
              onChange={({ target }) => choose({ kinds, showsNames: target.checked })}
            />
          </div>
        </fieldset>
      )}
    </section>
  )
}
