import type { Composition, Route } from '@site/contracts/composition'
import type { MapTiles } from '@site/contracts/map-tiles'
import { site } from '@site/contracts/site'
import { escapeHtml, jsonForScript } from './escape.ts'
import { importMapText } from './import-map.ts'
import { pageHead } from './page-head.ts'
import type { PageFiles } from './page-files.ts'

export interface DocumentInput {
  readonly route: Route
  readonly files: PageFiles
  /** Reduced to what this page needs. */
  readonly composition: Composition
  readonly notFound: string | null
  readonly backend: { readonly publicUrl: string; readonly anonKey: string }
  /** Left out where the operator set none. */
  readonly tiles?: MapTiles
  readonly canonicalHost: string
  readonly extraHosts: readonly string[]
  /** Versions the address asked for, by name. */
  readonly overrides: Readonly<Record<string, string>>
  readonly unknownOverrides: readonly string[]
  readonly nonce: string
  /** The page as the shell's first render gives it; null to let the browser render. */
  readonly prerendered: { readonly html: string; readonly styles: string } | null
}

/** Applies a chosen contrast before the first paint; everything else waits for the shell. */
const CONTRAST_SCRIPT = `try{const c=localStorage.getItem('contrast');if(c==='more'||c==='standard')document.documentElement.dataset.contrast=c}catch{}`

const checked = (hash: string | undefined): string => (hash === undefined ? '' : ` integrity="${escapeHtml(hash)}"`)

/** Before the first module: what comes later is not checked. */
const mapOf = ({ hashes }: PageFiles, nonce: string): string =>
  Object.keys(hashes).length === 0 ? '' : `<script type="importmap" nonce="${nonce}">${importMapText(hashes)}</script>`

/** The HTML of one page: head, the files it needs, the composition inlined, and the place where the shell mounts. */
export const renderDocument = (input: DocumentInput): string => {
  const { files, nonce } = input
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
  return `<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#10182b">
<meta property="csp-nonce" nonce="${nonce}">
${pageHead(input.route, nonce)}
${files.icon === null ? '' : `<link rel="icon" href="${files.icon}" type="image/svg+xml">`}
${files.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${files.styles.map((href) => `<link rel="stylesheet" href="${href}"${checked(files.hashes[href])}>`).join('\n')}
${input.prerendered?.styles.replaceAll('<style ', `<style nonce="${nonce}" `) ?? ''}
${mapOf(files, nonce)}
${files.modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script nonce="${nonce}">${CONTRAST_SCRIPT}</script>
<script type="application/json" id="page-state" nonce="${nonce}">${jsonForScript(state)}</script>
<script type="module" src="${files.entry}"></script>
</head>
<body>
<div id="root">${input.prerendered?.html ?? ''}</div>
<noscript><p>${escapeHtml(site.brand)} needs JavaScript to search and plan. Write to <a href="mailto:${site.supportEmail}">${site.supportEmail}</a> and we will help.</p></noscript>
</body>
</html>
`
}
