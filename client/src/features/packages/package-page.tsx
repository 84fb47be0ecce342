import { priceWords } from '@saathi/shared/money'
import type { NamedText, Package } from '@saathi/shared/packages'
import { imageSrc } from '../../lib/image-src.ts'
import { tourTypeLabel } from '../../lib/tour-type.ts'
import { useTitle } from '../../lib/use-title.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { NoImage, Picture } from '../../ui/picture.tsx'

/** One package in full: its picture behind its name, the places in their order, what there is to do, where one sleeps. */
export function PackagePage({ item }: { item: Package }) {
  useTitle(item.name)
  const image = item.imageUrl ?? item.images[0] ?? null
  return (
    <article>
      <header className="relative flex min-h-112 items-end overflow-hidden bg-night text-on-night md:min-h-144">
        <div className="absolute inset-0">
          <Picture
            src={image === null ? null : imageSrc(image)}
            alt=""
            eager
            fallback={<NoImage />}
            className="size-full object-[50%_60%] object-cover"
          />
          <div className="hero-shade absolute inset-0" />
        </div>
        <div className="wrap relative pt-28 pb-10 md:pb-14">
          <p className="font-[650] tracking-wide [text-shadow:0_1px_12px_#141a33]">{tourTypeLabel(item.tourType)}</p>
          <h1
            tabIndex={-1}
            className="mt-2 max-w-[18ch] text-[clamp(2.25rem,1rem+5vw,4.25rem)] [overflow-wrap:anywhere] [text-shadow:0_2px_24px_#141a33b3]"
          >
            {item.name}
          </h1>
        </div>
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid content-start gap-12 lg:col-start-1">
          <p className="text-lg leading-relaxed">{item.description}</p>
          <NamedList title="Activities" items={item.activities} />
          <NamedList title="Accommodations" items={item.raccom} />
        </div>
        <aside aria-label="The trip in short" className="row-start-1 lg:col-start-2">
          <div className="rounded-3xl border border-line bg-card shadow-lift lg:sticky lg:top-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 whitespace-nowrap p-6 tabular-nums">
              <p>
                <span className="font-[700] text-2xl">{priceWords(item.price)}</span>{' '}
                {item.price > 0 && <span className="text-muted text-sm">a person</span>}
              </p>
              <p className="text-muted">
                {item.nights} {item.nights === 1 ? 'night' : 'nights'}
              </p>
            </div>
            <section className="border-line border-t-2 border-dashed p-6">
              <h2 className="text-xl">Destinations</h2>
              <ol className="mt-4">
                {item.destinations.map((place) => (
                  <li
                    key={place}
                    className="relative pb-4 pl-7 before:absolute before:top-1.5 before:left-0 before:size-3.5 before:rounded-full before:border-3 before:border-terra before:bg-card after:absolute after:top-5 after:bottom-[-0.375rem] after:left-[6px] after:w-0.5 after:bg-terra last:pb-0 last:after:hidden"
                  >
                    {place}
                  </li>
                ))}
              </ol>
              <AppLink to="/tours" className={`${buttonLook('main')} mt-6 w-full`}>
                Join The Fun
              </AppLink>
            </section>
          </div>
        </aside>
      </div>
    </article>
  )
}

function NamedList({ title, items }: { title: string; items: NamedText[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="text-3xl">{title}</h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2">
        {items.map(({ name, description }) => (
          <li key={name} className="border-line border-t-2 pt-4">
            <h3 className="text-lg">{name}</h3>
            <p className="mt-1.5 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
