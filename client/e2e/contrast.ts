import type { Page } from './fixtures.ts'

/**
 * Measures the contrast of each text with its background, including text shadows: the first percentile over the pixels
 * of its letters. The page must not animate.
 */
export async function contrastsBehind(page: Page, selectors: string[]): Promise<number[]> {
  const shot = async () => (await page.screenshot({ animations: 'disabled' })).toString('base64')
  const paint = (colour: string | null) =>
    page.evaluate(
      ([all, colour]) => {
        for (const one of document.querySelectorAll<HTMLElement>(all.join())) one.style.color = colour ?? ''
      },
      [selectors, colour] as const,
    )
  // Read before they change: a transition would still be on its way back afterwards.
  const colours = await page.evaluate(
    (all) => all.map((selector) => getComputedStyle(document.querySelector(selector)!).color),
    selectors,
  )
  // In a unique colour, the letters can be located.
  await paint('#ff00ff')
  const written = await shot()
  await paint('transparent')
  const bare = await shot()
  await paint(null)
  return page.evaluate(
    async ([written, bare, selectors, colours]) => {
      const pixelsOf = async (png: string) => {
        const image = new Image()
        image.src = `data:image/png;base64,${png}`
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height)
        const context = canvas.getContext('2d')!
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, image.width, image.height)
      }
      const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      const [front, back] = [await pixelsOf(written), await pixelsOf(bare)]
      const luminance = ({ data }: ImageData, at: number) =>
        0.2126 * linear(data[at]!) + 0.7152 * linear(data[at + 1]!) + 0.0722 * linear(data[at + 2]!)
      return selectors.map((selector, index) => {
        const element = document.querySelector(selector)!
        const colour = colours[index]!.match(/\d+/g)!.map(Number)
        const own = 0.2126 * linear(colour[0]!) + 0.7152 * linear(colour[1]!) + 0.0722 * linear(colour[2]!)
        const box = element.getBoundingClientRect()
        const ratios: number[] = []
        for (let y = Math.ceil(box.top); y < box.bottom; y++)
          for (let x = Math.ceil(box.left); x < box.right; x++) {
            const at = (y * front.width + x) * 4
            const [r, g, b] = [front.data[at], front.data[at + 1], front.data[at + 2]]
            if (r === 255 && g === 0 && b === 255) ratios.push((own + 0.05) / (luminance(back, at) + 0.05))
          }
        ratios.sort((a, b) => a - b)
        return ratios[Math.floor(ratios.length / 100)] ?? 0
      })
    },
    [written, bare, selectors, colours] as const,
  )
}
