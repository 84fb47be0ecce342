import { useId, useMemo } from 'react'
import * as text from '../../messages/en/lib/map.ts'
import { cropTo, toFrame } from './crop.ts'
import { Ground } from './ground.tsx'
import { Lines } from './lines.tsx'
import './map.css'
import { MapKey } from './map-key.tsx'
import { Pins } from './pins.tsx'
import { placeMap } from './place-map.ts'
import type { MapJourney, TravelMapProps } from './types.ts'
import { useWidth } from './use-width.ts'

const NO_JOURNEYS: MapJourney[] = []

/** A drawn map with numbered pins and the ways to them. Its pins are a list of buttons or links in the order of `places`. */
export default function TravelMap(props: TravelMapProps) {
  const { places, from, journeys = NO_JOURNEYS, openId, onOpen, ratio = 5 / 6, name } = props
  const prefix = useId()
  const { ref, width } = useWidth()
  const { crop, frame, placed } = useMemo(() => {
    const size = { width, height: Math.round(width / ratio) }
    const ways = journeys.flatMap(({ legs }) => legs.flatMap(({ points }) => points))
    const shown = cropTo([...places, ...(from ? [from] : []), ...ways], size)
    return { crop: shown, frame: size, placed: placeMap({ places, from, crop: shown, frame: size, openId }) }
  }, [places, from, journeys, openId, ratio, width])
  const ground = useMemo(() => <Ground crop={crop} id={(part) => `${prefix}${part}`} />, [crop, prefix])
  const label = from ? text.mapFrom(from.name, places.length) : text.map(places.length)

  return (
    <figure className="travel-map" aria-label={name ?? label}>
      <div ref={ref} className="m-view" style={{ aspectRatio: ratio }}>
        {ground}
        <Lines journeys={journeys} openId={openId} placed={placed} frame={frame} at={(point) => toFrame(crop, point)} />
        {places.length > 0 && <Pins places={places} placed={placed} frame={frame} openId={openId} onOpen={onOpen} />}
      </div>
      <MapKey journeys={journeys} />
    </figure>
  )
}
