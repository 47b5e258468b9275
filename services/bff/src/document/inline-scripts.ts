import { DEHYDRATED } from '@site/contracts/dehydrated'
import { createModuleLoader } from './in-page/module-loader.ts'
import { startAfterPaint } from './in-page/start-after-paint.ts'

/** Applies a chosen contrast before the first paint; everything else waits for the shell. */
export const CONTRAST_SCRIPT = `try{const c=localStorage.getItem('contrast');if(c==='more'||c==='standard')document.documentElement.dataset.contrast=c}catch(e){}`

/** The loader of the page, and what it is to load: data that stands beside it, so that it is the same script on every page. */
const LOADER = `globalThis.moduleLoader=(${createModuleLoader})(window);`
const CODE = `JSON.parse(document.getElementById('page-code').textContent)`

/** For a page that the browser must render: everything at once. */
export const START_SCRIPT = `${LOADER}{const{scripts,modules}=${CODE};moduleLoader.prefetch(modules).catch(()=>{});moduleLoader.start(scripts)}`

/** For a page that can be read already. */
export const AFTER_PAINT_SCRIPT = `${LOADER}(${startAfterPaint})(window,moduleLoader,${CODE},'${DEHYDRATED}')`
