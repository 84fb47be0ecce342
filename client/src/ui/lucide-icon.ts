import { type ComponentProps, createElement } from 'react'

/**
 * The build's replacement of Lucide's `createLucideIcon` (`build/smaller-libraries.ts`): the same drawing, without
 * Lucide's context, class names and stroke arithmetic.
 */
export default function createLucideIcon({ node }: { node: [tag: string, attributes: object][] }) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...drawing,
    )
}
