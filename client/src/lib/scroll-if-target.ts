/** As a `ref` of what arrives late in a drawer: scrolls to it once, if the hash of the address names it. */
export const scrollIfTarget = (element: HTMLElement | null) => {
  if (element && location.hash === `#${element.id}`) element.scrollIntoView()
}
