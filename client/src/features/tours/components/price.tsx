import { tourPrice } from '@saathi/shared/lib/money'
import * as text from '../../../messages/en/tours/tours.ts'
import { RichText } from '../../../ui/rich-text.tsx'

const TAGS = {
  price: (words: string) => <span className="font-[700] text-ink text-lg">{words}</span>,
  each: (words: string) => <span className="whitespace-nowrap">{words}</span>,
}

export const Price = ({ price }: { price: number }) => (
  <p className="text-muted text-sm tabular-nums leading-tight">
    <RichText text={price > 0 ? text.perPerson(tourPrice(price)) : text.free(tourPrice(price))} tags={TAGS} />
  </p>
)
