/** An image as the wire gives it: a whole http(s) URL is used as is, anything else lies under the API base path. */
export const imageSrc = (image: string): string =>
  /^https?:\/\//i.test(image) ? image : `/api/${image.replace(/^\/+/, '')}`
