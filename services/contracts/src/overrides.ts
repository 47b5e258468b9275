/** Versions asked for, by name of the remote (or `shell`). */
export type Overrides = Readonly<Record<string, string>>

/** The name of the shell or of a remote. */
export const RELEASE_NAME = /^(?:shell|mf-[a-z][a-z0-9-]{0,40})$/
const VERSION = /^[0-9a-zA-Z.-]{1,80}$/

/** Whether `?mf-planner=1.2.0`, in an address or in the tab's storage, asks for a version. */
export const isOverride = (name: string, version: unknown): version is string =>
  RELEASE_NAME.test(name) && typeof version === 'string' && VERSION.test(version)
