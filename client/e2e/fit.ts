import type { Page } from '@playwright/test'

/**
 * What does not fit on the page as it is shown: texts that reach beyond the viewport, and texts and controls that lie over
 * each other. Parts with a fixed place, such as bars and dialogs, are compared among themselves.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { text: string; owner: Element; layer: Element; rect: DOMRect }
    const found = new Set<string>()
    const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)

    /** The part of a box that its scrolling or clipping ancestors show. */
    function shown(rect: DOMRect, owner: Element): DOMRect {
      let { left, right, top, bottom } = rect
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const frame = at.getBoundingClientRect()
        if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    /** The bar, the dialog or the list opened from the header that holds it; each lies over the rest of the page on purpose. */
    function layerOf(element: Element): Element {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position) || at.matches('dialog[open], header section')) return at
      return document.body
    }
    // The drawn map places its pins itself, and shows crowded ones smaller. The cards below the top one of a deck are inert.
    const isDrawn = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, select, noscript, script, style, .travel-map, [aria-hidden=true], [inert]')

    /** Parts that lie over each other on purpose: round pictures of people, each a few pixels over the one before. */
    const stackOf = (element: Element) => element.closest('ul[aria-label^="Participants: "]')

    const boxes: Box[] = []
    const add = (owner: Element, rect: DOMRect, text: string) => {
      const part = shown(rect, owner)
      // Screen-reader texts are one pixel wide.
      if (part.width > 3 && part.height > 3) boxes.push({ text: words(text), owner, layer: layerOf(owner), rect: part })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent ?? ''
      if (!owner || text.trim() === '' || !isDrawn(owner)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (
          rect.width > 3 &&
          (rect.left < -1 || rect.right > innerWidth + 1) &&
          shown(rect, owner).width > rect.width - 1
        )
          found.add(`beyond the viewport: ${words(text)}`)
        add(owner, rect, text)
      }
    }
    for (const control of document.body.querySelectorAll('button, select, a'))
      if (isDrawn(control) && getComputedStyle(control).display !== 'inline')
        add(control, control.getBoundingClientRect(), control.getAttribute('aria-label') ?? control.textContent ?? '')

    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        // The sizes come first: almost no two boxes overlap, and to ask the document takes long.
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        // Lines of tight text share a few pixels.
        if (width <= 2 || height <= 0.3 * Math.min(one.rect.height, other.rect.height)) continue
        if (one.layer !== other.layer || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue
        if (stackOf(one.owner) !== null && stackOf(one.owner) === stackOf(other.owner)) continue
        found.add(`over each other: ${one.text} / ${other.text}`)
      }
    return [...found]
  })
}
