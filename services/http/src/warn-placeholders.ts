import { site } from '@site/contracts/site'
import { sitePlaceholders } from '@site/contracts/site-placeholders'

interface WarningLog {
  readonly warn: (context: { readonly setting: string }, message: string) => void
}

/** Settings that the environment may give in place of the settings file. */
interface FromEnvironment {
  readonly canonicalHost: string
}

/**
 * In production, warns of every setting that still holds the placeholder it ships with: visitors would read an invented company and
 * write to an address that nobody has.
 */
export const warnOfPlaceholders = (log: WarningLog, env: NodeJS.ProcessEnv, given: FromEnvironment): void => {
  if (env['NODE_ENV'] !== 'production') return
  for (const setting of sitePlaceholders({ ...site, ...given }))
    log.warn(
      { setting },
      `${setting} is a placeholder: set it in services/contracts/src/site.ts before visitors see it`,
    )
}
