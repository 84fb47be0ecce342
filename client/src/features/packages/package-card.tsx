import { priceWords } from '@saathi/shared/lib/money'
import type { PackageCard as Card } from '@saathi/shared/packages/schema'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { loadAfterFirstPaint } from '../../lib/after-first-paint.ts'
import { tourTypeLabel } from '../../lib/choices.ts'
import { imageSrc } from '../../lib/image-src.ts'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/packages/packages.ts'
import { RichText } from '../../ui/rich-text.tsx'

const Gallery = lazyComponent(() => loadAfterFirstPaint(() => import('../../ui/gallery.tsx')), { background: true })
const SaveButton = lazyComponent(() => loadAfterFirstPaint(() => import('../../ui/save-button.tsx')), {
  background: true,
})

type Props = { item: Card; playing: boolean }

/** A package's card: images, name, destinations and price. The whole card is a link. */
export function PackageCard({ item, playing }: Props) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  return (
    <article
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="group relative flex h-full flex-col overflow-hidden rounded-3xl border border-line bg-card transition-shadow duration-200 hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2"
    >
      <div className="relative aspect-4/3 bg-sunk">
        <Suspense>
          <Gallery images={item.images.map(imageSrc)} name={item.name} playing={playing && !hovered && !focused} />
        </Suspense>
        <div className="absolute top-2.5 right-2.5 z-2">
          <Suspense>
            <SaveButton kind="package" id={item._id} name={item.name} />
          </Suspense>
        </div>
      </div>
      <div className="flex flex-1 flex-col p-5">
        <p className="font-[650] text-teal text-xs tracking-wide">{tourTypeLabel(item.tourType)}</p>
        <h3 className="mt-1 text-xl">
          <Link
            to="/packages/$packageId"
            params={{ packageId: item._id }}
            className="decoration-2 decoration-marigold underline-offset-4 outline-none after:absolute after:inset-0 after:z-1 group-hover:underline"
          >
            {item.name}
          </Link>
        </h3>
        <p className="mt-2 line-clamp-2 text-muted text-sm">{text.placesJoined(item.destinations)}</p>
        <p className="mt-auto flex items-baseline justify-between gap-4 pt-4 tabular-nums">
          <span className="text-muted text-sm">{text.nights(item.nights)}</span>
          <span className="text-muted text-sm">
            <RichText
              text={item.price > 0 ? text.perPerson(priceWords(item.price)) : text.free(priceWords(item.price))}
              tags={{ price: (words) => <span className="font-[700] text-ink text-lg">{words}</span> }}
            />
          </span>
        </p>
      </div>
    </article>
  )
}
