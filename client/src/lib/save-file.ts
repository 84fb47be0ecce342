/** Hands a text to the browser as a file to keep. */
export function saveFile(text: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
