import '../../ui/scenes.css'
import type { Package } from '@saathi/shared/packages/schema'
import { tourTypeLabel } from '../../lib/choices.ts'
import { imageSrc } from '../../lib/image-src.ts'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/packages/package-page.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ChooseTogetherLink } from '../../ui/choose-together-link.tsx'
import { PictureHead } from '../../ui/picture-head.tsx'
import { PlanTripLink } from '../../ui/plan-trip-link.tsx'
import SaveButton from '../../ui/save-button.tsx'
import { PackageDates } from './package-dates.tsx'
import { NamedList, Places, PriceText } from './package-parts.tsx'

/** The page of one package: image, description, destinations in order, activities and accommodation. */
export function PackagePage({ item }: { item: Package }) {
  useTitle(item.name)
  const plan = firstStop(item)
  const image = item.imageUrl ?? item.images[0] ?? null
  return (
    <article>
      <PictureHead
        variant="tall"
        image={image === null ? null : imageSrc(image)}
        label={tourTypeLabel(item.tourType)}
        title={item.name}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 content-start gap-12 lg:col-start-1">
          <p className="text-lg leading-relaxed">{item.description}</p>
          <PackageDates item={item} planLink={plan && <PlanTripLink request={plan.request} />} />
          <NamedList title={text.activities} items={item.activities} />
          <NamedList title={text.accommodations} items={item.raccom} />
        </div>
        <aside aria-label={text.inShort} className="row-start-1 lg:col-start-2">
          <div className="rounded-3xl border border-line bg-card shadow-lift lg:sticky lg:top-26">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 whitespace-nowrap p-6 tabular-nums">
              <p className="max-lg:hidden">
                <PriceText price={item.price} className="text-2xl" />
              </p>
              <p className="text-muted">{text.nights(item.nights)}</p>
            </div>
            <section className="border-line border-t-2 border-dashed p-6">
              <h2 className="text-xl">{text.destinations}</h2>
              <Places destinations={item.destinations} placeIds={item.placeIds} />
              {item.withdrawn ? (
                <p className="mt-6 font-[600]">{text.withdrawn}</p>
              ) : (
                <JoinLink packageId={item._id} className="mt-6 w-full max-lg:hidden" />
              )}
              {plan && <PlanTripLink request={plan.request} className="mt-3 w-full" />}
              {plan?.isPart && (
                <p className="mt-2 text-muted text-sm">{text.plansFirstStop(plan.name, plan.request.days)}</p>
              )}
              {plan && !item.withdrawn && (
                <ChooseTogetherLink
                  request={{ placeId: plan.request.placeId }}
                  packageId={item._id}
                  className="mt-3 w-full"
                />
              )}
              <SaveButton kind="package" id={item._id} name={item.name} variant="labelled" className="mt-3 w-full" />
            </section>
          </div>
        </aside>
      </div>
      {!item.withdrawn && (
        <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 mt-10 border-line border-t bg-card md:bottom-0 lg:hidden print:hidden">
          <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <p className="tabular-nums leading-tight">
              <PriceText price={item.price} className="text-lg" each="block" />
            </p>
            <JoinLink packageId={item._id} className="shrink-0" />
          </div>
        </div>
      )}
    </article>
  )
}

/** The trip that the page offers to plan: of a package with several places, the first one, for its share of the days. */
function firstStop({ placeIds, destinations, nights }: Package) {
  const at = placeIds.findIndex((id) => id !== null)
  const placeId = placeIds[at]
  if (!placeId) return null
  const stops = new Set(placeIds.filter((id) => id !== null)).size
  const days = Math.max(1, Math.round((nights + 1) / stops))
  return { request: { placeId, days }, name: destinations[at]?.split(',')[0] ?? '', isPart: stops > 1 }
}

const JoinLink = ({ packageId, className }: { packageId: string; className: string }) => (
  <AppLink to="/tours" search={{ package: packageId } as never} className={`${buttonClass('main')} ${className}`}>
    {text.join}
  </AppLink>
)
