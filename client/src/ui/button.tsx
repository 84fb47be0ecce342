import type { ComponentProps } from 'react'

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border px-6 py-1.5 text-center font-[650] leading-tight transition-[background-color,transform,opacity] duration-200 active:translate-y-px disabled:opacity-70 aria-disabled:opacity-70'

// The transparent border becomes visible in forced-colors mode.
const VARIANTS = {
  main: `${BASE} border-transparent bg-marigold text-on-marigold hover:bg-marigold-deep disabled:bg-marigold`,
  quiet: `${BASE} border-field bg-card text-ink hover:bg-sunk`,
}
export type Variant = keyof typeof VARIANTS

/** The classes of a button, for links in the shape of one. */
export const buttonClass = (variant: Variant) => VARIANTS[variant]

type Props = ComponentProps<'button'> & { variant?: Variant }

export function Button({ variant = 'main', className = '', ...rest }: Props) {
  return <button type="button" {...rest} className={`${VARIANTS[variant]} ${className}`} />
}
