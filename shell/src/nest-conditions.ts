import type { StyleSheetManager } from 'styled-components'
import type { ComponentProps } from 'react'

type Middleware = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Middleware>[0]

const CONDITION = /^@(?:media|container)$/
/** The class of a component, which the first of its rules begins with. */
const OWN_CLASS = /^\.[\w-]+/

/** The element's rules with `&` for its class; null where they hold anything else. */
const nested = (rules: readonly Element[], own: string): Element[] | null => {
  const pattern = new RegExp(`\\${own}(?![\\w-])`, 'g')
  const found: Element[] = []
  for (const rule of rules) {
    const { type, props } = rule
    if (type !== 'rule' || !Array.isArray(props)) return null
    if (props.some((selector) => selector.search(pattern) < 0)) return null
    // Without its first text: styled-components would put the class back wherever that has a `&`.
    found.push({ ...rule, value: '', props: props.map((selector) => selector.replace(pattern, '&')) })
  }
  return found
}

/**
 * Writes `.a{@media (…){…}}` instead of `@media (…){.a{…}}`: the same to every browser of this site, but for what it costs to add.
 * Chromium restyles the whole page for each condition that a script adds to a style sheet, since any rule of that sheet might then
 * stand elsewhere; for a rule with a condition inside it restyles what the rule is for. Pages are rendered in slices between frames, so
 * the page that was left was restyled for every slice.
 */
const nestConditions: Middleware = (element) => {
  const { type, root, children } = element
  if (!CONDITION.test(type) || root || !Array.isArray(children)) return
  const own = OWN_CLASS.exec(String(children[0]?.props))?.[0]
  const rules = own === undefined ? null : nested(children, own)
  if (own === undefined || rules === null) return
  const condition: Element = { ...element, root: element, children: rules }
  Object.assign(element, { type: 'rule', value: own, props: [own], children: [condition] })
}

// Part of every class name, here and on the server, so it must outlive the minifier.
Object.defineProperty(nestConditions, 'name', { value: 'nestConditions' })

/** One list for all renders: another one makes styled-components start again. */
export const stylisPlugins = [nestConditions]
