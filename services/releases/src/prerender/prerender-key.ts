/** Store key of the rendered pages of one remote in one shell. A page depends on these two versions only. */
export const prerenderKey = (shellVersion: string, remote: string, remoteVersion: string): string =>
  `prerendered/shell@${shellVersion}/${remote}@${remoteVersion}.json`
