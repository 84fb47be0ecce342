type Props = {
  /** Whether the bar overlays a picture, as in `NavBar`. */
  overPicture?: boolean
}

/** The navigation bar of the first paint: background and product name. */
export const NavPlaceholder = ({ overPicture = false }: Props) => (
  <div className={overPicture ? 'absolute inset-x-0 top-0 z-10 text-on-night' : 'bg-night text-on-night'}>
    <div className="wrap flex h-16 items-center font-[600] font-display text-2xl tracking-tight md:h-20">Saathi</div>
  </div>
)
