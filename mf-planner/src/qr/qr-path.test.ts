// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { beforeAll, expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(await readFile(file)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

/** The picture that the path draws, `scale` pixels for a module. */
const drawn = ({ size, path }: ReturnType<typeof qrPath>, scale = 3) => {
  const side = size * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(width) * scale; column += 1) {
        const at = 4 * ((Number(y) * scale + row) * side + Number(x) * scale + column)
        data.fill(0, at, at + 3)
      }
  return { data, width: side, height: side, colorSpace: 'srgb' as const }
}

/** Characters of a plan's code, as unlike each other as those of a deflated plan. */
const code = (length: number): string =>
  Array.from(
    { length },
    (_, i) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[(i * i * 7 + i * 13) % 64],
  ).join('')

test.each([22, 400, 1200, 1950])('another program reads back a link with a code of %i characters', async (length) => {
  const link = `https://stageside.example/ai-trip-planner#plan=${code(length)}`
  const [found] = await readBarcodes(drawn(qrPath(link)), { formats: ['QRCode'] })
  expect(found?.text).toBe(link)
})

test('the code has its quiet zone and no module outside of its picture', () => {
  const { size, path } = qrPath('https://stageside.example')
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [Number(x), Number(y), Number(width)])
  for (const [x = 0, y = 0, width = 0] of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4)
  }
})
