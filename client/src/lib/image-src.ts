/** The URL of an image from the API: an http(s) URL is used as it is, any other value is a path under `/api/`. */
export const imageSrc = (image: string): string =>
  /^https?:\/\//i.test(image) ? image : `/api/${image.replace(/^\/+/, '')}`

/** The `srcset` of an uploaded picture; undefined for other images, which have one size. */
export const imageSet = (image: string): string | undefined =>
  /^media\/[\w-]+$/.test(image)
    ? [480, 1280].map((width) => `${imageSrc(image)}?w=${width} ${width}w`).join(', ')
    : undefined
