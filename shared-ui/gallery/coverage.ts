import { isValidElement } from 'react'
import { isStyledComponent } from 'styled-components'

const STARTS_LARGE = /^[A-Z][a-z]/

/** The exports of a module that draw something: functions and styled elements with a name like a component's, and `onDemand`'s kind. */
export const componentsOf = (module: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(module).filter(
    ([name, value]) => STARTS_LARGE.test(name) && (typeof value === 'function' || isStyledComponent(value)),
  )

/** Whether a story draws a component: as an element of its own, in an element around it, or as a part handed over in a prop. */
export const draws = (value: unknown, component: unknown): boolean => {
  if (value === component) return true
  if (Array.isArray(value)) return value.some((each) => draws(each, component))
  if (!isValidElement<object>(value)) return false
  return value.type === component || Object.values(value.props).some((each) => draws(each, component))
}
