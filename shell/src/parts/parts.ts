/** One file for what is loaded when the first part is shown: each further one would cost every page its name and hash. */
export { Part } from './part.tsx'
export { RemoteDialog } from './remote-dialog.tsx'
