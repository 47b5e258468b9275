import { PRELOADED_QUERIES_ID, type PreloadedQueries } from '@site/contracts/preloaded-queries'
import type { Composition, Route } from '@site/contracts/composition'
import { DEHYDRATED } from '@site/contracts/dehydrated'
import type { MapTiles } from '@site/contracts/map-tiles'
import { site } from '@site/contracts/site'
import { escapeHtml, jsonForScript } from './escape.ts'
import { importMapText } from './import-map.ts'
import { AFTER_PAINT_SCRIPT, CONTRAST_SCRIPT, START_SCRIPT } from './inline-scripts.ts'
import { OLD_BROWSER_SCRIPT } from './old-browser.ts'
import { pageHead } from './page-head.ts'
import type { PageFiles } from './page-files.ts'
import { TRUSTED_TYPES_SCRIPT } from './trusted-types.ts'

export interface DocumentInput {
  readonly route: Route
  readonly files: PageFiles
  /** Style sheets small enough to be inlined. */
  readonly css: string
  /** Reduced to what this page needs. */
  readonly composition: Composition
  readonly notFound: string | null
  readonly backend: { readonly publicUrl: string; readonly anonKey: string }
  /** Absent if the operator set none. */
  readonly tiles?: MapTiles
  readonly canonicalHost: string
  readonly extraHosts: readonly string[]
  /** Versions requested in the address, by name. */
  readonly overrides: Readonly<Record<string, string>>
  readonly unknownOverrides: readonly string[]
  /** The prerendered page; null to let the browser render. */
  readonly prerendered: { readonly html: string; readonly styles: string } | null
  /** Answers to what the page asks first; null to let the browser ask. */
  readonly preloaded: PreloadedQueries | null
}

/** One page, and its inline scripts and styles, which the content security policy lists by hash. */
export interface PageDocument {
  readonly html: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const STATE_ID = 'page-state'

/** Before any script that could turn a string into code. */
const HEAD_SCRIPT = `${TRUSTED_TYPES_SCRIPT}${CONTRAST_SCRIPT}${OLD_BROWSER_SCRIPT}`

/**
 * Blocks the first paint until the visible page is parsed: painted in parts, a menu at the right and centred content would shift with
 * each part.
 */
const RENDER_BLOCKING = `<link rel="expect" href="#${STATE_ID}" blocking="render">`

interface Code {
  readonly html: string
  readonly scripts: readonly string[]
}

/** Before the first module: modules loaded before it are not checked. */
const mapOf = ({ hashes }: PageFiles): Code => {
  if (Object.keys(hashes).length === 0) return { html: '', scripts: [] }
  const map = importMapText(hashes)
  return { html: `<script type="importmap">${map}</script>`, scripts: [map] }
}

/** The code of a page: loaded after the first paint if it is prerendered, else at once. */
const codeOf = ({ files, prerendered }: DocumentInput): Code => {
  const map = mapOf(files)
  const script = prerendered === null ? START_SCRIPT : AFTER_PAINT_SCRIPT
  const data = jsonForScript({ scripts: [...files.modules, files.entry], modules: files.pageModules })
  return {
    html: `${map.html}
<script type="application/json" id="page-code">${data}</script>
<script>${script}</script>`,
    scripts: [...map.scripts, script],
  }
}

const STYLE_ELEMENT = /<style[^>]*>(.*?)<\/style>/gs

/** After the page's code, which does not wait for it. */
const preloadedOf = ({ preloaded }: DocumentInput): string =>
  preloaded === null
    ? ''
    : `<script type="application/json" id="${PRELOADED_QUERIES_ID}">${jsonForScript(preloaded)}</script>\n`

const checked = (hash: string | undefined): string => (hash === undefined ? '' : ` integrity="${escapeHtml(hash)}"`)

/**
 * The HTML of one page: style and content first, then data and code, so that a slow connection paints the content while the rest is
 * loading.
 */
export const renderDocument = (input: DocumentInput): PageDocument => {
  const { files, css, prerendered } = input
  const state = {
    composition: input.composition,
    notFound: input.notFound,
    backend: input.backend,
    tiles: input.tiles,
    canonicalHost: input.canonicalHost,
    extraHosts: input.extraHosts,
    overrides: input.overrides,
    unknownOverrides: input.unknownOverrides,
  }
  const code = codeOf(input)
  const styles = `${css === '' ? '' : `<style>${css}</style>`}${prerendered?.styles ?? ''}`
  const html = `<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="theme-color" content="#10182b">
${pageHead(input.route)}
${prerendered === null ? '' : RENDER_BLOCKING}
${files.icon === null ? '' : `<link rel="icon" href="${files.icon}" type="image/svg+xml">`}
${files.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${files.styles.map((href) => `<link rel="stylesheet" href="${href}"${checked(files.hashes[href])}>`).join('\n')}
${styles}
<script>${HEAD_SCRIPT}</script>
</head>
<body>
${prerendered === null ? '<div id="root"></div>' : `<div id="root" ${DEHYDRATED}>${prerendered.html}</div>`}
<script type="application/json" id="${STATE_ID}">${jsonForScript(state)}</script>
${code.html}
${preloadedOf(input)}<noscript><p>${escapeHtml(site.brand)} needs JavaScript to search and plan. Write to <a href="mailto:${site.supportEmail}">${site.supportEmail}</a> and we will help.</p></noscript>
</body>
</html>
`
  return {
    html,
    scripts: [HEAD_SCRIPT, ...code.scripts],
    styles: [...styles.matchAll(STYLE_ELEMENT)].map(([, text = '']) => text),
  }
}
