import { describe, expect, it } from 'vitest'
import { cutFrame } from './cut-frame.ts'

describe('cutFrame', () => {
  it('cuts the shell’s nav and footer, and none of the page', () => {
    const html =
      '<div><a>Skip</a><header class="n">Nav</header><main id="main"><header>H</header><footer>F</footer></main><footer>Foot</footer><p></p></div>'
    const cut = cutFrame(html)
    expect([cut.nav, cut.footer]).toEqual(['<header class="n">Nav</header>', '<footer>Foot</footer>'])
    expect(Object.values(cut).join('')).toBe(html)
  })

  it('throws where the shell rendered none', () => expect(() => cutFrame('<main></main>')).toThrow(/no nav/))
})
