/** Versions asked for, by name of the remote (or `shell`); under `preview` the token of a stored composition. */
export type Overrides = Readonly<Record<string, string>>

/** The name of the shell or of a remote. */
export const RELEASE_NAME = /^(?:shell|mf-[a-z][a-z0-9-]{0,40})$/
const VERSION = /^[0-9a-zA-Z.-]{1,80}$/

/** `?preview=<token>` shows a composition that was stored for it, until it ends. */
export const PREVIEW = 'preview'
const TOKEN = /^[\w-]{22}$/

/** Whether `?mf-planner=1.2.0`, in an address or in the tab's storage, asks for a version, or `?preview=…` for a preview. */
export const isOverride = (name: string, version: unknown): version is string => {
  if (typeof version !== 'string') return false
  return name === PREVIEW ? TOKEN.test(version) : RELEASE_NAME.test(name) && VERSION.test(version)
}
