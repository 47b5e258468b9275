import { standard } from '@stageside/ui/palette'

/** A door, and the few steps to it: the mark of the navigation bar, in the inks of paper. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 26 25">
<path d="M4 27V12a8 8 0 0 1 16 0v15z" fill="${standard.night}"/>
<path d="M9 27V13a3 3 0 0 1 6 0v14z" fill="#ffd9a0"/>
<g fill="${standard.signal}">
<rect x="22" y="24.5" width="6" height="2.5" rx="1.25"/>
<rect x="22" y="18.5" width="4" height="2.5" rx="1.25"/>
<rect x="22" y="12.5" width="2.5" height="2.5" rx="1.25"/>
</g>
</svg>`
