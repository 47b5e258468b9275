/**
 * One file for what is loaded when the whole composition is, or when the first part is shown: each further one would cost every page its
 * name and hash.
 */
export { Part } from './part.tsx'
export { RemoteDialog } from './remote-dialog.tsx'
export { LinksInView } from '../composition/links-in-view.tsx'
