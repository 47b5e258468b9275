import { expect, it } from 'vitest'
import { email, line, prose } from './text.ts'

const address = email('Email is required', 'Please enter a valid email address')
const controls = [...Array.from({ length: 0x20 }, (_, code) => code), ...Array.from({ length: 33 }, (_, i) => 0x7f + i)]
const spelt = (code: number): string => `U+${code.toString(16).padStart(4, '0')}`

it.each(controls.map((code) => [spelt(code), code] as const))('rejects %s in an e-mail address', (_name, code) => {
  const control = String.fromCharCode(code)
  for (const typed of [`a${control}b@c.de`, `ab@c${control}d.ef`, `ab@c.d${control}e`])
    expect(address.safeParse(typed).error?.issues[0]?.message).toBe('Please enter a valid email address')
})

it.each(['\u200b', '\u202e', '\u2028', '\ufeff'])('rejects the invisible %j in an e-mail address', (character) => {
  expect(address.safeParse(`a${character}b@c.de`).success).toBe(false)
})

it('rejects every control character in a line and in prose, but for tabs and, in prose, line breaks', () => {
  for (const code of controls) {
    const typed = `a${String.fromCharCode(code)}b`
    const [tab, breaks] = [code === 9, code === 10 || code === 13]
    expect({ code, taken: line(20).safeParse(typed).success }).toEqual({ code, taken: tab })
    expect({ code, taken: prose(20).safeParse(typed).success }).toEqual({ code, taken: tab || breaks })
  }
})

it.each(['\u2028', '\u2029'])('rejects the line break %j in a line', (character) => {
  expect(line(20).safeParse(`a${character}b`).success).toBe(false)
})

it.each(['ada@example.org', 'ada.l+x@mail.example.org', 'ådå@exämple.se', '李@例子.中国'])('accepts %s', (typed) => {
  expect(address.parse(` ${typed} `)).toBe(typed)
})
