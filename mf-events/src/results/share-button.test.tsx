import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareLink } from './share-button.tsx'

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue(undefined))
afterEach(() => vi.unstubAllGlobals())

const refusal = (name: string) => () => Promise.reject(new DOMException('no', name))
const browser = (share: (() => Promise<void>) | undefined) => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  return writeText
}

test('shares by the sheet of the device and copies nothing', async () => {
  const writeText = browser(() => Promise.resolve())
  expect(await shareLink('Hotels', 'https://a.example/')).toBe('sheet')
  expect(writeText).not.toHaveBeenCalled()
})

test.each([
  ['there is no sheet', undefined],
  ['the sheet refuses', refusal('NotAllowedError')],
])('copies the address where %s', async (_, share) => {
  const writeText = browser(share)
  expect(await shareLink('Hotels', 'https://a.example/')).toBe('copied')
  expect(writeText).toHaveBeenCalledWith('https://a.example/')
})

test('copies nothing when somebody closes the sheet', async () => {
  const writeText = browser(refusal('AbortError'))
  await expect(shareLink('Hotels', 'https://a.example/')).rejects.toThrow('no')
  expect(writeText).not.toHaveBeenCalled()
})
