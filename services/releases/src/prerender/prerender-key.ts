/** Where the rendered pages of one remote inside one shell lie. A page depends on these two versions and nothing else. */
export const prerenderKey = (shellVersion: string, remote: string, remoteVersion: string): string =>
  `prerendered/shell@${shellVersion}/${remote}@${remoteVersion}.json`
