import { priceWords } from '@saathi/shared/money'

export const Price = ({ price }: { price: number }) => (
  <p className="tabular-nums leading-tight">
    <span className="font-[700] text-lg">{priceWords(price)}</span>{' '}
    {price > 0 && <span className="whitespace-nowrap text-muted text-sm">a person</span>}
  </p>
)
