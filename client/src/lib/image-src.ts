/** An image as the wire gives it: a whole http(s) URL is used as is, anything else lies under the API base path. */
export const imageSrc = (image: string): string =>
  /^https?:\/\//i.test(image) ? image : `/api/${image.replace(/^\/+/, '')}`

/** The sizes of a picture that somebody uploaded, for a `srcset`; other images have one size only. */
export const imageSet = (image: string): string | undefined =>
  /^media\/[\w-]+$/.test(image)
    ? [480, 1280].map((width) => `${imageSrc(image)}?w=${width} ${width}w`).join(', ')
    : undefined
