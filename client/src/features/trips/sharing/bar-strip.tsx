/** The dark ground of the white bar, on a page without a picture behind it. */
export const BarStrip = () => <div aria-hidden className="h-16 bg-night md:h-20" />
