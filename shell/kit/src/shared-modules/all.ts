/**
 * All shared modules as one: the import map of a page maps the name of each to one file that exports these, so that `import … from 'react'` in
 * a remote is the shell's own copy (docs/decisions/053). One file is one request; that two modules share one name would be an error of types.
 */
export * from '../index.ts'
export * from './react.ts'
export * from './react-dom.ts'
// Its `Fragment` is that of React.
export { jsx, jsxs } from './react-jsx-runtime.ts'
export * from './react-query.ts'
export * from './react-router-dom.ts'
export * from './styled-components.ts'
export * from './zustand.ts'
