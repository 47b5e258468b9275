import { readContributions, type ContributionsDefinition } from '@site/contracts/contributions'
import { composeFrame } from '@site/contracts/frame'
import { contributions as events } from '../../../mf-events/src/routes.ts'
import { contributions as legal } from '../../../mf-legal/src/routes.ts'
import { contributions as partners } from '../../../mf-partners/src/routes.ts'
import { contributions as planner } from '../../../mf-planner/src/routes.ts'
import { contributions as shell } from '../../../shell/src/contributions.ts'

const contributed: Readonly<Record<string, ContributionsDefinition>> = {
  shell,
  'mf-events': events,
  'mf-legal': legal,
  'mf-partners': partners,
  'mf-planner': planner,
}

/** What stands around every page of the site: the nav and the footer that all of them make together. */
export const frame = composeFrame(
  Object.entries(contributed).map(([name, definition]) => ({
    name,
    contributions: readContributions(definition).contributions,
  })),
  false,
)
