import type { Package } from '@saathi/shared/packages/schema'
import * as text from '../../messages/en/packages/package-page.ts'
import { PackageCard } from './package-card.tsx'
import { NamedList, Places, PriceText } from './package-parts.tsx'

/** A package as its card and the parts of its page, while an editor writes it. */
export default function PackagePreview({ item }: { item: Package }) {
  return (
    <div className="grid gap-8 [overflow-wrap:anywhere]">
      <div className="max-w-88">
        <PackageCard item={item} playing={false} />
      </div>
      <div className="rounded-3xl border border-line bg-card">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 p-6 tabular-nums">
          <p>
            <PriceText price={item.price} className="text-2xl" />
          </p>
          <p className="text-muted">{text.nights(item.nights)}</p>
        </div>
        <div className="border-line border-t-2 border-dashed p-6">
          <h2 className="text-xl">{text.destinations}</h2>
          <Places destinations={item.destinations} placeIds={item.placeIds} />
          {item.withdrawn && <p className="mt-6 font-[600]">{text.withdrawn}</p>}
        </div>
      </div>
      <p className="whitespace-pre-line text-lg leading-relaxed">{item.description}</p>
      <NamedList title={text.activities} items={item.activities} />
      <NamedList title={text.accommodations} items={item.raccom} />
    </div>
  )
}
