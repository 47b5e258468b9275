import { describe, expect, test } from 'vitest'
import { mailLink, parseInline, plainText } from './inline.tsx'

describe('inline markup', () => {
  test('splits text, strong and links in order', () => {
    expect(parseInline('Pay **in full** or [ask us](/contact).')).toEqual([
      { kind: 'text', text: 'Pay ' },
      { kind: 'strong', text: 'in full' },
      { kind: 'text', text: ' or ' },
      { kind: 'link', text: 'ask us', href: '/contact' },
      { kind: 'text', text: '.' },
    ])
  })

  test.each(['2 * 3 ** 4', '[not a link]', '[label] (spaced)', ''])(
    'keeps incomplete markup as text: %j',
    (sentence) => {
      expect(plainText(sentence)).toBe(sentence)
    },
  )

  test('keeps a mail subject in the address', () => {
    expect(parseInline(mailLink('a@b.example', 'URGENT: check-in'))).toEqual([
      { kind: 'link', text: 'a@b.example', href: 'mailto:a@b.example?subject=URGENT%3A%20check-in' },
    ])
  })
})
