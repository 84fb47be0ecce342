import { X } from 'lucide-react'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { useExclusions } from '../use-exclusions.ts'
import { RememberSwitch } from './remember-switch.tsx'
import '../styles/chip.css'
import { RichText, SCREEN_READER } from '../../../ui/rich-text.tsx'

/** The places marked `Not for me`, on the page where the profile is edited. */
export default function ExcludedPlaces() {
  const exclusions = useExclusions()
  const { places } = exclusions
  return (
    <section aria-labelledby="excluded-places" className="mt-10 rounded-3xl border border-line bg-card p-5 md:p-8">
      <h2 id="excluded-places" className="text-2xl">
        {text.excludedPlacesTitle}
      </h2>
      <p className="mt-2 text-muted text-sm">{places.length > 0 ? text.excludedPlaces : text.noExcludedPlaces}</p>
      {places.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {places.map(({ id, name, reason }) => (
            <li key={id}>
              <button type="button" className="chip" onClick={() => exclusions.remove(id)}>
                <span>
                  <RichText text={text.removeExcluded(name)} tags={SCREEN_READER} />{' '}
                  <small>{text.exclusionReasons[reason]}</small>
                </span>
                <X aria-hidden />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="chip is-plain" onClick={exclusions.clear}>
              {text.removeAllExcluded}
            </button>
          </li>
        </ul>
      )}
      <RememberSwitch exclusions={exclusions} />
    </section>
  )
}
