/**
 * Modules served in a page's place. Each is the page with one thing wrong: it takes the real one from the same address with a
 * query, which the server ignores and the browser takes for another module.
 */
interface PageFile {
  readonly files: { readonly page: string }
  /** See `Target`. */
  readonly namespace: string | null
}

const realOf = ({ files }: PageFile): string => JSON.stringify(`./${files.page.split('/').at(-1) ?? ''}?real`)

/** `component` is the source of an expression: a component, with the real one in `real.Page`. */
const around = (page: PageFile, component: string): string => `
import { createElement, Fragment, useEffect, useState } from 'react'
import * as real from ${realOf(page)}
export * from ${realOf(page)}
export const Page = ${component}
${page.namespace === null ? '' : `const module = { Page }\nexport { module as ${page.namespace} }`}
`

export const throwsAtModuleScope = (page: PageFile): string => `
export * from ${realOf(page)}
throw new Error('fault: module scope')
`

export const throwsInRender = (page: PageFile): string => around(page, `() => { throw new Error('fault: render') }`)

export const throwsInEffect = (page: PageFile): string =>
  around(
    page,
    `() => {
  useEffect(() => { throw new Error('fault: effect') }, [])
  return createElement(real.Page)
}`,
  )

/** A counter whose handler throws for as long as the window is told to be broken. */
export const throwsInHandler = (page: PageFile): string =>
  around(
    page,
    `() => {
  const [count, setCount] = useState(0)
  const onClick = () => {
    if (globalThis.faultActive) throw new Error('fault: handler')
    setCount(count + 1)
  }
  return createElement(Fragment, null,
    createElement('button', { type: 'button', onClick, 'data-testid': 'fault-counter' }, 'Counted ' + count),
    createElement(real.Page))
}`,
  )

/** A page with a stylesheet, awaited the way Vite's preload does: it rejects when the sheet does not come. */
export const needsStyles = (page: PageFile, sheet: string): string => `
await new Promise((done, failed) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: new URL(${JSON.stringify(sheet)}, import.meta.url).href })
  link.onload = done
  link.onerror = () => failed(new Error('Unable to preload CSS for ' + link.href))
  document.head.append(link)
})
export * from ${realOf(page)}
`
