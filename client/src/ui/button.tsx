import type { ComponentProps } from 'react'

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border px-6 py-1.5 text-center font-[650] leading-tight transition-[background-color,transform,opacity] duration-200 active:translate-y-px disabled:opacity-70 aria-disabled:opacity-70'

// The border that is not seen is what a button has where colours are forced.
const VARIANTS = {
  main: `${SHAPE} border-transparent bg-marigold text-on-marigold hover:bg-marigold-deep disabled:bg-marigold`,
  quiet: `${SHAPE} border-field bg-card text-ink hover:bg-sunk`,
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (variant: keyof typeof VARIANTS) => VARIANTS[variant]

type Props = ComponentProps<'button'> & { variant?: keyof typeof VARIANTS }

export function Button({ variant = 'main', className = '', ...rest }: Props) {
  return <button type="button" {...rest} className={`${VARIANTS[variant]} ${className}`} />
}
