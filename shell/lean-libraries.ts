import type { Plugin } from 'vite'

/** The part of stylis that writes vendor prefixes: styled-components puts none unless asked to, and the browsers of this site need none. */
const PREFIXER = /stylis\/src\/Prefixer\.js$/
const SOURCE = `export const prefix = () => { throw new Error('CSS is written without vendor prefixes') }`

/** Leaves out parts of libraries that no page of this site runs, where the libraries have no switch for it. */
export const leanLibraries = (): Plugin => ({
  name: 'site:lean-libraries',
  apply: 'build',
  load: { filter: { id: PREFIXER }, handler: () => SOURCE },
})
