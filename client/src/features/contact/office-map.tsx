import { CONTACT_INFO } from '@saathi/shared/contact/contact-info'
import { ExternalLink } from 'lucide-react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/contact/contact.ts'
import { buttonClass } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useIntersection } from '../../ui/use-intersection.ts'
import { Locator } from './locator.tsx'
import { tileUrl } from './tile.ts'

const LiveMap = lazyComponent(() => import('./live-map.tsx'), { background: true, failed: () => <Locator /> })

const ZOOM = 16
const { lat, lon } = CONTACT_INFO.at
const MAPS_APP = `https://www.google.com/maps/search/?api=1&query=${lat},${lon}`

/** The office's location: a static drawing, replaced by an interactive map when the tile server is reachable. */
export function OfficeMap() {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const onNear = useCallback(() => setNear(true), [])
  useIntersection(frame, !isNear, onNear, '300px')
  const { data } = trpc.contact.map.useQuery(undefined, { enabled: isNear, staleTime: Number.POSITIVE_INFINITY })
  const [tilesLoad, setTilesLoad] = useState(false)
  const onTileError = useCallback(() => setTilesLoad(false), [])
  const tiles = data?.tiles

  // Requests one tile first. If it fails, the drawing stays.
  useEffect(() => {
    if (!tiles) return
    const probe = new Image()
    probe.onload = () => setTilesLoad(true)
    probe.src = tileUrl(tiles, CONTACT_INFO.at, ZOOM)
    return () => {
      probe.onload = null
    }
  }, [tiles])

  return (
    <section aria-labelledby="map-title" className="wrap pt-16 md:pt-20">
      <SectionHead id="map-title" title={text.mapTitle}>
        <a href={MAPS_APP} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
          {text.openInMaps}
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">{text.opensNewTab}</span>
        </a>
      </SectionHead>
      <div ref={frame} className="h-88 overflow-hidden rounded-3xl border border-line md:h-104 min-[96rem]:h-138">
        {tilesLoad && tiles ? (
          <Suspense fallback={<Locator />}>
            <LiveMap tiles={tiles} zoom={ZOOM} onTileError={onTileError} />
          </Suspense>
        ) : (
          <Locator />
        )}
      </div>
    </section>
  )
}
