// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const code = { scripts: ['/a.js'], modules: ['/b.js'] }
const loader = {
  integrity: {},
  prefetch: vi.fn(async () => undefined),
  prepare: async () => undefined,
  start: vi.fn(async () => undefined),
}

const listen = window.addEventListener.bind(window)
let listening: Parameters<typeof listen>[]
beforeEach(() => {
  vi.useFakeTimers()
  listening = []
  window.addEventListener = (...listener: Parameters<typeof listen>) => {
    listening.push(listener)
    listen(...listener)
  }
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined
    },
  )
})
afterEach(() => {
  for (const [type, listener, options] of listening) window.removeEventListener(type, listener, options)
  window.addEventListener = listen
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const pageWith = (html: string): HTMLElement => {
  document.body.innerHTML = `<div data-dehydrated>${html}</div>`
  startAfterPaint(window, loader, code, 'data-dehydrated')
  const root = document.body.firstElementChild
  if (!(root instanceof HTMLElement)) throw new Error('no root')
  return root
}
const pressesOf = (button: HTMLElement) => {
  const pressed = vi.fn((event: Event) => event.preventDefault())
  button.addEventListener('click', pressed)
  return pressed
}
const buttonIn = (root: HTMLElement): HTMLElement => {
  const button = root.querySelector('button')
  if (button === null) throw new Error('no button')
  return button
}

describe('a click before the page is hydrated', () => {
  it('is replayed once after hydration', async () => {
    const root = pageWith('<button>Menu</button>')
    const pressed = pressesOf(buttonIn(root))
    buttonIn(root).click()
    buttonIn(root).click()
    expect(pressed).not.toHaveBeenCalled()
    root.removeAttribute('data-dehydrated')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['is native in a form with an action', '<form action="/location"><button>Show</button></form>', 1],
    ['is dropped in a form without an action', '<form><button>Send</button></form>', 0],
    ['is dropped outside of a form', '<button>Menu</button>', 0],
  ])('%s, if the code does not load within 10 s', async (_, html, times) => {
    const root = pageWith(html)
    const pressed = pressesOf(buttonIn(root))
    buttonIn(root).click()
    await vi.advanceTimersByTimeAsync(9999)
    expect(pressed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(pressed).toHaveBeenCalledTimes(times)
  })

  it('is not intercepted after hydration', () => {
    const root = pageWith('<button>Menu</button>')
    root.removeAttribute('data-dehydrated')
    const pressed = pressesOf(buttonIn(root))
    buttonIn(root).click()
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})

it.each([
  ['a touch', () => window.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => window.dispatchEvent(new Event('keydown'))],
])('%s runs the code at once, and once', (_, touch) => {
  pageWith('')
  expect(loader.start).not.toHaveBeenCalled()
  touch()
  touch()
  expect(loader.start.mock.calls).toEqual([[code.scripts]])
})

it('runs the code a second after the load event if the browser reports no paint', () => {
  pageWith('')
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(1000)
  expect(loader.start).toHaveBeenCalledTimes(1)
})
