import { priceWords } from '@saathi/shared/lib/money'
import type { NamedText, Package } from '@saathi/shared/packages/schema'
import * as text from '../../messages/en/packages/package-page.ts'
import { DestinationLink } from '../../ui/destination-link.tsx'
import { RichText } from '../../ui/rich-text.tsx'

/** The price of a package, or that it is free. */
export const PriceText = ({ price, className, each = '' }: { price: number; className: string; each?: string }) => (
  <RichText
    text={price > 0 ? text.perPerson(priceWords(price)) : text.free(priceWords(price))}
    tags={{
      price: (words) => <span className={`font-[700] ${className}`}>{words}</span>,
      each: (words) => <span className={`text-muted text-sm ${each}`}>{words}</span>,
    }}
  />
)

/** The destinations of a package, in their order. */
export const Places = ({ destinations, placeIds }: Pick<Package, 'destinations' | 'placeIds'>) => (
  <ol className="mt-4">
    {destinations.map((place, index) => (
      <li
        key={place}
        className="relative pb-4 pl-7 before:absolute before:top-1.5 before:left-0 before:size-3.5 before:rounded-full before:border-3 before:border-terra before:bg-card after:absolute after:top-5 after:bottom-[-0.375rem] after:left-[6px] after:w-0.5 after:bg-terra last:pb-0 last:after:hidden"
      >
        <DestinationLink id={placeIds[index]}>{place}</DestinationLink>
      </li>
    ))}
  </ol>
)

/** Activities or accommodations. */
export function NamedList({ title, items }: { title: string; items: NamedText[] }) {
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
