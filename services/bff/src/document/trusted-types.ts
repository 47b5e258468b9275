/**
 * What texts may become code in a page, whoever asks (W3C Trusted Types). Addresses: release files, the offline worker, and workers made from
 * checked bytes. HTML: the empty script element by which React makes its own inert, and texts that make no element. Script text: data
 * that is JSON and does nothing. In words that browsers older than the policy read too: the rest of its element is for them.
 */
export const TRUSTED_TYPES_SCRIPT = `if(this.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL(a){const u=new URL(a,document.baseURI);return u.protocol==='blob:'||u.origin===location.origin&&(u.pathname.startsWith('/releases/')||u.pathname==='/offline-worker.js')?a:null},createHTML(h){return!h.includes('<')||h==='<script>'+'<'+'/script>'?h:null},createScript(t){try{JSON.parse(t);return t}catch(e){return null}}});`

/** Directives of the content security policy that make every such text go through that policy, or the shell's own for import maps. */
export const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default import-map']
