import { DESK } from '@saathi/shared/desk'
import { ExternalLink } from 'lucide-react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Locator } from './locator.tsx'
import { tileUrl } from './tile.ts'

const LiveMap = lazyComponent(() => import('./live-map.tsx'), { background: true, failed: () => <Locator /> })

const ZOOM = 16
const { lat, lon } = DESK.at
const MAPS_APP = `https://www.google.com/maps/search/?api=1&query=${lat},${lon}`

/** Where the office is: a drawn sketch, and the living map once its tiles can be had. */
export function OfficeMap() {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearView(frame)
  const { data } = trpc.contact.map.useQuery(undefined, { enabled: isNear, staleTime: Number.POSITIVE_INFINITY })
  const [reached, setReached] = useState(false)
  const broken = useCallback(() => setReached(false), [])
  const tiles = data?.tiles

  // One tile is asked for first: where none can be had the sketch stays, without a hole in it.
  useEffect(() => {
    if (!tiles) return
    const probe = new Image()
    probe.onload = () => setReached(true)
    probe.src = tileUrl(tiles, DESK.at, ZOOM)
    return () => {
      probe.onload = null
    }
  }, [tiles])

  return (
    <section aria-labelledby="map-title" className="wrap pt-16 md:pt-20">
      <SectionHead id="map-title" title="Come by">
        <a href={MAPS_APP} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
          Open in a maps app
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </SectionHead>
      <div ref={frame} className="h-88 overflow-hidden rounded-3xl border border-line md:h-104 min-[96rem]:h-138">
        {reached && tiles ? (
          <Suspense fallback={<Locator />}>
            <LiveMap tiles={tiles} zoom={ZOOM} onBroken={broken} />
          </Suspense>
        ) : (
          <Locator />
        )}
      </div>
    </section>
  )
}

/** Whether an element has come near the part of the page that is seen. */
function useNearView(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear])
  return isNear
}
