/**
 * Modules served in a page's place. Each is the page with one thing wrong: it takes the real one from the same address with a
 * query, which the server ignores and the browser takes for another module.
 */
const around = (file: string, component: string): string => {
  const real = JSON.stringify(`./${file.split('/').at(-1) ?? ''}?real`)
  return `
import * as real from ${real}
export * from ${real}
const scope = globalThis.__FEDERATION__.__INSTANCES__.map((each) => each.shareScopeMap?.default?.react).find(Boolean)
const { createElement, Fragment, useEffect, useState } = Object.values(scope)[0].lib()
${component}
`
}

export const throwsAtModuleScope = (file: string): string => `
export { Page } from ${JSON.stringify(`./${file.split('/').at(-1) ?? ''}?real`)}
throw new Error('drill: module scope')
`

export const throwsInRender = (file: string): string =>
  around(file, `export const Page = () => { throw new Error('drill: render') }`)

export const throwsInEffect = (file: string): string =>
  around(
    file,
    `export const Page = () => {
  useEffect(() => { throw new Error('drill: effect') }, [])
  return createElement(real.Page)
}`,
  )

/** A counter whose handler throws for as long as the window is told to be broken. */
export const throwsInHandler = (file: string): string =>
  around(
    file,
    `export const Page = () => {
  const [count, setCount] = useState(0)
  const onClick = () => {
    if (globalThis.drillBroken) throw new Error('drill: handler')
    setCount(count + 1)
  }
  return createElement(Fragment, null,
    createElement('button', { type: 'button', onClick, 'data-testid': 'drill-counter' }, 'Counted ' + count),
    createElement(real.Page))
}`,
  )

/** A page with a stylesheet, awaited the way Vite's preload does: it rejects when the sheet does not come. */
export const needsStyles = (file: string, sheet: string): string => `
await new Promise((done, failed) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: new URL(${JSON.stringify(sheet)}, import.meta.url).href })
  link.onload = done
  link.onerror = () => failed(new Error('Unable to preload CSS for ' + link.href))
  document.head.append(link)
})
export * from ${JSON.stringify(`./${file.split('/').at(-1) ?? ''}?real`)}
`
