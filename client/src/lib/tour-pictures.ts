import type { Tour } from '@saathi/shared/tours/schema'

/** The pictures of a tour: its own, or that of its place. */
export const tourPictures = ({ images, placePicture }: Pick<Tour, 'images' | 'placePicture'>): string[] =>
  images.length === 0 && placePicture ? [placePicture] : images
