import type { Browser } from 'playwright'
import type { Args } from './args.ts'
import { profiles } from './profiles.ts'
import { summarise, variants, type Row, type Variant } from './summary.ts'
import { turn } from './turns.ts'
import { visit, type Visit } from './visit.ts'

/**
 * Visits every route in every variant in turn, run after run, so that whatever else the machine does meets all variants alike.
 * The first visit of each is not counted: it finds servers cold.
 */
export const measure = async (
  browser: Browser,
  addresses: Readonly<Record<Variant, string>>,
  routes: readonly { readonly name: string; readonly path: string }[],
  args: Args,
  say: (text: string) => void,
): Promise<Row[]> => {
  const rows: Row[] = []
  const [warm] = profiles
  for (const profile of profiles.filter(({ name }) => args.profiles.includes(name)))
    for (const [index, { name: route, path }] of routes.entries()) {
      const visits: Record<Variant, Visit[]> = { composed: [], prerendered: [], plain: [] }
      if (warm !== undefined) for (const variant of variants) await visit(browser, `${addresses[variant]}${path}`, warm)
      for (let run = 0; run < args.runs; run += 1)
        for (const variant of turn(index, run))
          visits[variant].push(await visit(browser, `${addresses[variant]}${path}`, profile))
      const found = variants.map((variant) => summarise({ profile: profile.name, route, variant }, visits[variant]))
      rows.push(...found)
      say(
        `  ${profile.name} ${route}: LCP ${found.map(({ variant, lcp }) => `${variant} ${Math.round(lcp)}`).join(', ')}`,
      )
    }
  return rows
}
