import { workerPath } from '@site/contracts/offline'
import { placeKeys } from '@site/contracts/og-image'
import { DEHYDRATED, OPENS_PLAN, PAGE_CODE_ID, SEARCHED, WITHOUT_CODE_MS } from '@site/contracts/page-elements'
import { CURRENT_PLAN, planFragments } from '@site/contracts/plan-address'
import { createModuleLoader } from './in-page/module-loader.ts'
import { startAfterPaint } from './in-page/start-after-paint.ts'

/**
 * Which strings may become code in a page (W3C Trusted Types). Addresses: release files and the offline worker. HTML: the empty script element that React creates, and text without elements. Script text: JSON data. In syntax that
 * older browsers can parse too, because the rest of the script element is for them.
 */
export const TRUSTED_TYPES_SCRIPT = `if(this.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL(a){const u=new URL(a,document.baseURI);return u.origin===location.origin&&(u.pathname.startsWith('/releases/')||u.pathname==='${workerPath}')?a:null},createHTML(h){return!h.includes('<')||h==='<script>'+'<'+'/script>'?h:null},createScript(t){try{JSON.parse(t);return t}catch(e){return null}}});`

/** Applies a chosen contrast before the first paint; everything else waits for the shell. */
const CONTRAST_SCRIPT = `try{const c=localStorage.getItem('contrast');if(c==='more'||c==='standard')document.documentElement.dataset.contrast=c}catch(e){}`

const mark = (attribute: string): string =>
  `{const d=document.documentElement;d.setAttribute('${attribute}','');setTimeout(()=>d.removeAttribute('${attribute}'),${WITHOUT_CODE_MS})}`

/** Marks a page whose address holds a search, before the first paint. */
const SEARCHED_SCRIPT = `if(/[?&](?:q|lat|${placeKeys.join('|')})=./.test(location.search))${mark(SEARCHED)}`

/** Marks a page whose address holds a plan, or whose tab showed one before it was reloaded. A browser may refuse the store. */
const OPENS_PLAN_SCRIPT = `try{if(/^#(?:${Object.values(planFragments).join('|')})=./.test(location.hash)||sessionStorage['${CURRENT_PLAN}'])${mark(OPENS_PLAN)}}catch(e){}`

/**
 * Shows a notice once a visit in browsers older than docs/browsers.md: pages can be read, but not everything works. In syntax that every
 * browser can parse. It tests for `URL.parse`, which all browsers got in the year before the oldest supported versions.
 */
export const OLD_BROWSER_SCRIPT = `if(!URL.parse)document.addEventListener('DOMContentLoaded',function(){try{if(sessionStorage.old)return;sessionStorage.old=1}catch(e){}var p=document.createElement('p');p.setAttribute('role','status');p.style.cssText='margin:0;padding:12px 20px;background:#ffd9a0;color:#1b1a17';p.textContent='This browser is out of date, so maps, plans and forms may not work. Please update it or use another one.';document.body.prepend(p)})`

/** Before any script that could turn a string into code. */
export const HEAD_SCRIPT = `${TRUSTED_TYPES_SCRIPT}${CONTRAST_SCRIPT}${OLD_BROWSER_SCRIPT}`
/** The same for a page whose address may hold a search. */
export const SEARCH_HEAD_SCRIPT = `${SEARCHED_SCRIPT}${HEAD_SCRIPT}`
/** The same for a page that shows plans. */
export const PLAN_HEAD_SCRIPT = `${OPENS_PLAN_SCRIPT}${HEAD_SCRIPT}`

/** The loader of the page. What it loads is data beside it, so that the script is the same on every page. */
const LOADER = `globalThis.moduleLoader=(${createModuleLoader})(window);`
const CODE = `JSON.parse(document.getElementById('${PAGE_CODE_ID}').textContent)`

/** For a page that the browser renders: starts at once. */
export const START_SCRIPT = `${LOADER}{const{scripts,modules}=${CODE};moduleLoader.prefetch(modules).catch(()=>{});moduleLoader.start(scripts)}`

/** For a prerendered page. */
export const AFTER_PAINT_SCRIPT = `${LOADER}(${startAfterPaint})(window,moduleLoader,${CODE},'${DEHYDRATED}')`
