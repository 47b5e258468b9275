import type { UserConfig } from 'vite'

/**
 * styled-components ids must be the same in the browser bundle and in the server bundle, or hydration would rename every class.
 * The id is made from the file's path and this namespace, without a Babel pass.
 */
export const styledComponents = (namespace: string): UserConfig['oxc'] => ({
  plugins: { styledComponents: { ssr: true, namespace, displayName: false, fileName: false } },
})
