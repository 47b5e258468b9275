import { DEHYDRATED } from '@site/contracts/page-elements'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { useEffect, type ReactNode } from 'react'

/** Marks its server-rendered content until it is hydrated: clicks are held back meanwhile. */
export const Hydrating = ({ children }: { readonly children: ReactNode }) => (
  <div {...(useHydrated() ? {} : { [DEHYDRATED]: '' })}>{children}</div>
)

/** The same for an element that the server marked itself. */
export const HydratingIn = ({ container, children }: { readonly container: Element; readonly children: ReactNode }) => {
  useEffect(() => container.removeAttribute(DEHYDRATED), [container])
  return children
}
