import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator } from 'playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** What the QR code in the picture of an element says, read by a program of its own; null when there is none that can be read. */
export const readQr = async (element: Locator): Promise<string | null> => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(await readFile(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const picture = new Uint8Array(await element.screenshot())
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true })
  return found?.text ?? null
}
