/**
 * Shows a notice once a visit in browsers older than docs/browsers.md: pages can be read, but not everything works. In syntax that every
 * browser can parse. It tests for `URL.parse`, which all browsers got in the year before the oldest supported versions.
 */
export const OLD_BROWSER_SCRIPT = `if(!URL.parse)document.addEventListener('DOMContentLoaded',function(){try{if(sessionStorage.old)return;sessionStorage.old=1}catch(e){}var p=document.createElement('p');p.setAttribute('role','status');p.style.cssText='margin:0;padding:12px 20px;background:#ffd9a0;color:#1b1a17';p.textContent='This browser is out of date. You can read every page and follow its links, but maps, plans and forms may not work. Updating it will help.';document.body.prepend(p)})`
