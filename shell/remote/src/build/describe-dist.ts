import { describeBuild, RegistryError, type Build, type Provenance } from '@site/releases/build'
import { Failure } from '../failure.ts'
import type { Project } from '../project.ts'
import { filesByPath, type Dist } from './read-dist.ts'

/** A build as the registry would describe it. Throws `Failure` where it is not one. */
export const describeDist = ({ name, version }: Project, { files }: Dist, provenance: Provenance): Build => {
  try {
    return describeBuild({ name, version, files: filesByPath(files), provenance, publishedBy: '', now: new Date() })
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    const [first = '', ...issues] = error.message.split('\n')
    throw new Failure(
      {
        happened: `dist/ of ${name} is no build of a remote: ${first.replace(/:?$/, '.')}`,
        issues: issues.map((issue) => issue.replace(/^ *- /, '')),
        means: 'The registry would refuse it, so nothing was sent.',
        remedy: 'Build it with `remote build`; vite.config.ts must be `remoteConfig(…)` of @stageside/kit/vite.',
      },
      error,
    )
  }
}
