import type { PublishedVersions } from '@site/contracts/composition'
import type { Registry } from '@site/contracts/registry'

/** Every published version and the share of visitors it serves, newest first: the choices of QA. */
export const publishedVersions = (registry: Registry): PublishedVersions =>
  Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, versions]) => [
      name,
      versions
        .map(({ metadata, deployment }) => ({
          version: metadata.version,
          traffic: deployment.traffic,
          default: deployment.default,
        }))
        .toReversed(),
    ]),
  )
