import { DEHYDRATED } from '@site/contracts/page-elements'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

/** Marks its server-rendered content until it is hydrated: clicks are held back meanwhile. */
export const Hydrating = ({ children }: { readonly children: ReactNode }) => {
  const dehydrated = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return <div {...(dehydrated ? { [DEHYDRATED]: '' } : {})}>{children}</div>
}

/** The same for an element that the server marked itself. */
export const HydratingIn = ({ container, children }: { readonly container: Element; readonly children: ReactNode }) => {
  useEffect(() => container.removeAttribute(DEHYDRATED), [container])
  return children
}
