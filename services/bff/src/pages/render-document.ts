import type { Route } from '@site/contracts/composition'
import { DEHYDRATED, PAGE_CODE_ID, PAGE_STATE_ID, PRELOADED_QUERIES_ID, ROOT_ID } from '@site/contracts/page-elements'
import type { PageState } from '@site/contracts/page-state'
import type { PreloadedQueries } from '@site/contracts/preloaded-queries'
import { site } from '@site/contracts/site'
import type { PlaceInAddress } from '@site/contracts/og-image'
import {
  AFTER_PAINT_SCRIPT,
  HEAD_SCRIPT,
  PLAN_HEAD_SCRIPT,
  SEARCH_HEAD_SCRIPT,
  START_SCRIPT,
} from './inline-scripts.ts'
import type { PageFiles } from './page-files.ts'
import { escapeHtml, jsonForScript, pageHead } from './page-head.ts'

export interface DocumentInput {
  readonly route: Route
  /** The place whose hotels it shows; null for none. */
  readonly place?: PlaceInAddress | null
  readonly files: PageFiles
  /** Style sheets small enough to be inlined. */
  readonly css: string
  readonly state: PageState
  /** The prerendered page; null to let the browser render. */
  readonly prerendered: { readonly html: string; readonly styles: string } | null
  /** Markup above the page that is not part of it. */
  readonly notice?: string
  /** Answers to what the page asks first; null to let the browser ask. */
  readonly preloaded: PreloadedQueries | null
}

/** One page, and its inline scripts and styles, which the content security policy lists by hash. */
export interface PageDocument {
  readonly html: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Blocks the first paint until the visible page is parsed: painted in parts, a menu at the right and centred content would shift with
 * each part.
 */
const RENDER_BLOCKING = `<link rel="expect" href="#${PAGE_STATE_ID}" blocking="render">`

/**
 * The import map of a page: where remotes find the shared modules, and the hash of every module, against which browsers check it however
 * it is loaded. The shell adds hashes that it learns about later (`shell/src/composition/release-files.ts`). Null without any.
 */
const importMapOf = ({ hashes, imports }: PageFiles): string | null => {
  if (Object.keys(hashes).length === 0) return null
  return JSON.stringify({
    imports,
    integrity: Object.fromEntries(Object.entries(hashes).filter(([path]) => path.endsWith('.js'))),
  })
}

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs

const jsonElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`

const headScriptOf = ({ findsHotels, opensPlans }: Route): string => {
  if (opensPlans === true) return PLAN_HEAD_SCRIPT
  return findsHotels === true ? SEARCH_HEAD_SCRIPT : HEAD_SCRIPT
}

const checked = (hash: string | undefined): string => (hash === undefined ? '' : ` integrity="${escapeHtml(hash)}"`)

/**
 * The HTML of one page: style and content first, then data and code, so that a slow connection paints the content while the rest is
 * loading. The import map stands before the first module: modules loaded before it are not checked. The code of a prerendered page
 * runs after its first paint, that of any other at once, and does not wait for preloaded answers.
 */
export const renderDocument = ({
  route,
  place,
  files,
  css,
  state,
  prerendered,
  preloaded,
  notice = '',
}: DocumentInput): PageDocument => {
  const importMap = importMapOf(files)
  const head = headScriptOf(route)
  const script = prerendered === null ? START_SCRIPT : AFTER_PAINT_SCRIPT
  const code = { scripts: [...files.modules, files.entry], modules: files.pageModules }
  const styles = `${css === '' ? '' : `<style>${css}</style>`}${prerendered?.styles ?? ''}`
  const html = `<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
<meta name="theme-color" content="#10182b">
${pageHead(route, place)}
${prerendered === null ? '' : RENDER_BLOCKING}
${files.icon === null ? '' : `<link rel="icon" href="${files.icon}" type="image/svg+xml">`}
${files.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${files.styles.map((href) => `<link rel="stylesheet" href="${href}"${checked(files.hashes[href])}>`).join('\n')}
${styles}
<script>${head}</script>
</head>
<body>
${notice}<div id="${ROOT_ID}"${prerendered === null ? '' : ` ${DEHYDRATED}`}>${prerendered?.html ?? ''}</div>
${jsonElement(PAGE_STATE_ID, state)}
${importMap === null ? '' : `<script type="importmap">${importMap}</script>`}
${jsonElement(PAGE_CODE_ID, code)}
<script>${script}</script>
${preloaded === null ? '' : `${jsonElement(PRELOADED_QUERIES_ID, preloaded)}\n`}<noscript><p>${escapeHtml(site.brand)} needs JavaScript to search and plan. Turn it on, or write to <a href="mailto:${site.supportEmail}">${site.supportEmail}</a> and we will help.</p></noscript>
</body>
</html>
`
  return {
    html,
    scripts: [head, ...(importMap === null ? [] : [importMap]), script],
    styles: [...styles.matchAll(STYLE_ELEMENT)].map(([, text = '']) => text),
  }
}
