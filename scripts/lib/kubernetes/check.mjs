import { Stop } from '../say.mjs'
import { readManifests } from './manifests.mjs'
import { assertKnownNames, schemaProblem } from './schema.mjs'

/** Holds every manifest of the base to the schemas that Kubernetes publishes. Needs no cluster and no network. */
export const checkKubernetes = async () => {
  const manifests = readManifests()
  const problems = manifests.flatMap(({ file, manifest }) => {
    const problem = schemaProblem(manifest)
    return problem === null ? [] : [`${file}, ${manifest.kind} ${manifest.metadata?.name}: ${problem}`]
  })
  if (problems.length > 0) throw new Stop(problems.join('\n'))
  await assertKnownNames(manifests.map(({ manifest }) => manifest))
}
