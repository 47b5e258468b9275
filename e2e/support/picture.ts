import type { Locator } from 'playwright/test'

type Colour = readonly [red: number, green: number, blue: number]

/** `#rrggbb` as numbers. */
export const colourOf = (hex: string): Colour => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/**
 * Share of the pixels of an element that have nearly a colour, as the eye sees it: the canvas of a map cannot be read. `off` is how far
 * each of red, green and blue may be off.
 */
export const shareOf = async (element: Locator, colour: Colour, off = 6): Promise<number> => {
  const picture = (await element.screenshot()).toString('base64')
  const reader = await element.page().context().newPage()
  try {
    return await reader.evaluate(
      async ([base64, [red, green, blue], most]) => {
        const image = new Image()
        image.src = `data:image/png;base64,${base64}`
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height)
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0)
        const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        let count = 0
        for (let at = 0; at < pixels.length; at += 4) {
          const near = (byte: number, wanted: number) => Math.abs((pixels[at + byte] ?? 999) - wanted) <= most
          if (near(0, red) && near(1, green) && near(2, blue)) count += 1
        }
        return count / (pixels.length / 4)
      },
      [picture, colour, off] as const,
    )
  } finally {
    await reader.close()
  }
}
