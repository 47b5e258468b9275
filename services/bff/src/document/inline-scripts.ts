import { createModuleLoader } from './module-loader.ts'

/** Applies a chosen contrast before the first paint; everything else waits for the shell. */
export const CONTRAST_SCRIPT = `try{const c=localStorage.getItem('contrast');if(c==='more'||c==='standard')document.documentElement.dataset.contrast=c}catch(e){}`

/** The loader of the page, and what it is to load: data that stands beside it, so that it is the same script on every page. */
const LOADER = `globalThis.moduleLoader=(${createModuleLoader})(window);{const{scripts,modules}=JSON.parse(document.getElementById('page-code').textContent),prefetch=(files)=>moduleLoader.prefetch(files).catch(()=>{});`

/** For a page that the browser must render: everything at once. */
export const START_SCRIPT = `${LOADER}prefetch(modules);moduleLoader.start(scripts)}`

/**
 * For a page that can be read already: the scripts are fetched beside its words, and run once it has been painted. A tab in the
 * background is not painted, whoever touches the page wants it to answer, and a browser may not tell when it paints: then it starts at
 * once, or a second after everything else is there.
 *
 * What the entry imports is started as scripts of its own, each of which runs by itself as soon as it is there: run by the entry's
 * import, all of them would hold the page in one go.
 *
 * A press on a button that does not answer yet is not lost: it is pressed again once React has taken the button over, or
 * forgotten when that does not happen within 10 s.
 */
export const AFTER_PAINT_SCRIPT = `${LOADER}prefetch(scripts);let asked=false
const load=()=>{if(asked)return;asked=true;prefetch(modules);moduleLoader.start(scripts)}
if(document.visibilityState==='hidden')load();else{try{new PerformanceObserver(()=>requestAnimationFrame(()=>setTimeout(load))).observe({type:'paint',buffered:true})}catch{load()}
for(const type of['pointerdown','keydown'])addEventListener(type,load,{once:true,passive:true});addEventListener('load',()=>setTimeout(load,1000))}
const answers=(button)=>Object.keys(button).some((key)=>key.startsWith('__reactProps')),pressed=new Set()
addEventListener('click',(event)=>{const button=event.target instanceof Element&&event.target.closest('button');if(!button||answers(button))return;event.preventDefault();event.stopImmediatePropagation();if(pressed.has(button))return;pressed.add(button);const until=performance.now()+10000,look=()=>{if(answers(button)){pressed.delete(button);button.click()}else if(performance.now()<until)setTimeout(look,30);else pressed.delete(button)};look()},true)}`
