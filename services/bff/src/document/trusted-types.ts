/**
 * Which strings may become code in a page (W3C Trusted Types). Addresses: release files, the offline worker, and blob workers made from
 * checked bytes. HTML: the empty script element that React creates, and text without elements. Script text: JSON data. In syntax that
 * older browsers can parse too, because the rest of the script element is for them.
 */
export const TRUSTED_TYPES_SCRIPT = `if(this.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL(a){const u=new URL(a,document.baseURI);return u.protocol==='blob:'||u.origin===location.origin&&(u.pathname.startsWith('/releases/')||u.pathname==='/offline-worker.js')?a:null},createHTML(h){return!h.includes('<')||h==='<script>'+'<'+'/script>'?h:null},createScript(t){try{JSON.parse(t);return t}catch(e){return null}}});`

/** Directives that apply this policy, or the shell's policy for import maps, to every such string. */
export const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default import-map']
