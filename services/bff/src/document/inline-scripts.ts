import { DEHYDRATED } from '@site/contracts/dehydrated'
import { createModuleLoader } from './in-page/module-loader.ts'
import { startAfterPaint } from './in-page/start-after-paint.ts'

/** Applies a chosen contrast before the first paint; everything else waits for the shell. */
export const CONTRAST_SCRIPT = `try{const c=localStorage.getItem('contrast');if(c==='more'||c==='standard')document.documentElement.dataset.contrast=c}catch(e){}`

/** The loader of the page. What it loads is data beside it, so that the script is the same on every page. */
const LOADER = `globalThis.moduleLoader=(${createModuleLoader})(window);`
const CODE = `JSON.parse(document.getElementById('page-code').textContent)`

/** For a page that the browser renders: starts at once. */
export const START_SCRIPT = `${LOADER}{const{scripts,modules}=${CODE};moduleLoader.prefetch(modules).catch(()=>{});moduleLoader.start(scripts)}`

/** For a prerendered page. */
export const AFTER_PAINT_SCRIPT = `${LOADER}(${startAfterPaint})(window,moduleLoader,${CODE},'${DEHYDRATED}')`
