import { loadDataset } from '../recommend/facts/dataset.ts'

let pictures: Map<string, string> | undefined

/** The picture of a place, for tours there without own pictures; null without a place. */
export function placePicture(placeId: string | null): string | null {
  pictures ??= new Map(loadDataset().destinations.map(({ id, picture }) => [id, picture]))
  return (placeId !== null && pictures.get(placeId)) || null
}

/** A card of a tour with the picture of its place, if it has none of its own. */
export const withPlacePicture = <
  T extends { placeId: string | null; packageId?: string | null; image: string | null },
>({
  placeId,
  packageId,
  image,
  ...card
}: T) => ({
  ...card,
  image: image ?? placePicture(placeId),
})
