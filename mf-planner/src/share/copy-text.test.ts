import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

class Item {
  readonly made: Record<string, Promise<Blob>>
  constructor(made: Record<string, Promise<Blob>>) {
    this.made = made
  }
}

const clipboard = () => {
  const write = vi.fn<(items: readonly Item[]) => Promise<void>>(() => Promise.resolve())
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { write, writeText } })
  return { write, writeText }
}

test('asks for the clipboard during the press, before the text is made', async () => {
  vi.stubGlobal('ClipboardItem', Item)
  const { write } = clipboard()
  const { promise, resolve } = pending()
  const copied = copyText(promise)
  expect(write).toHaveBeenCalledTimes(1)
  resolve('https://a.example/#plan')
  await copied
  const blob = await write.mock.calls[0]?.[0][0]?.made['text/plain']
  expect(await blob?.text()).toBe('https://a.example/#plan')
})

test('waits for the text where the clipboard takes finished ones only', async () => {
  vi.stubGlobal('ClipboardItem', undefined)
  const { writeText } = clipboard()
  await copyText(Promise.resolve('words'))
  expect(writeText).toHaveBeenCalledWith('words')
})

test('rejects where the page has no clipboard, as over plain http', async () => {
  vi.stubGlobal('ClipboardItem', undefined)
  vi.stubGlobal('navigator', {})
  await expect(copyText(Promise.resolve('words'))).rejects.toThrow(TypeError)
})

const pending = () => {
  let resolve: (text: string) => void = () => undefined
  const promise = new Promise<string>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
