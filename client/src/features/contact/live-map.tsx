import * as text from '../../messages/en/contact/contact.ts'
import 'leaflet/dist/leaflet.css'
import { CONTACT_INFO } from '@saathi/shared/contact/contact-info'
import { Browser, divIcon, latLng, map, marker, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'

const ATTRIBUTION = text.mapCredit('<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>')
/** The map stays this near to the office: India's borders are drawn differently by others. */
const BOUNDS_M = 50_000
/** At this zoom a map of 1,280 px shows about the bounds. */
const MIN_ZOOM = 12
const PIN =
  '<svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true"><path d="M16 1.500c8.300 0 14.500 6.200 14.500 14.300C30.500 27 16 42.500 16 42.500S1.500 27 1.500 15.800C1.500 7.700 7.700 1.500 16 1.500z" fill="#c8553d" stroke="#fffdf8" stroke-width="2"/><circle cx="16" cy="16" r="5.500" fill="#fffdf8"/></svg>'

type Props = { tiles: string; zoom: number; onTileError: () => void }

/** An interactive map. The arrow keys move it, plus and minus zoom. */
export default function LiveMap({ tiles, zoom, onTileError }: Props) {
  const container = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!container.current) return
    const office: [number, number] = [CONTACT_INFO.at.lat, CONTACT_INFO.at.lon]
    // Scrolling the page must not move or zoom the map.
    const leafletMap = map(container.current, {
      scrollWheelZoom: false,
      dragging: !Browser.mobile,
      minZoom: MIN_ZOOM,
      maxBounds: latLng(office).toBounds(BOUNDS_M),
      maxBoundsViscosity: 1,
    }).setView(office, zoom)
    tileLayer(tiles, { maxZoom: 19, attribution: ATTRIBUTION }).on('tileerror', onTileError).addTo(leafletMap)
    const icon = divIcon({ html: PIN, className: '', iconSize: [32, 44], iconAnchor: [16, 43] })
    marker(office, { icon, interactive: false, keyboard: false, alt: '' }).addTo(leafletMap)
    return () => {
      leafletMap.remove()
    }
  }, [tiles, zoom, onTileError])
  return <section ref={container} aria-label={text.mapLabel} className="isolate size-full bg-sunk!" />
}
