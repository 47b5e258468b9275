import { DEHYDRATED } from '@site/contracts/dehydrated'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => undefined

/** Marks its content, as the server renders it, as not answering until it is hydrated: presses wait for that. */
export const Hydrating = ({ children }: { readonly children: ReactNode }) => {
  const dehydrated = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return <div {...(dehydrated ? { [DEHYDRATED]: '' } : {})}>{children}</div>
}

/** The same for what is rendered into an element that the server marked itself. */
export const HydratingIn = ({ container, children }: { readonly container: Element; readonly children: ReactNode }) => {
  useEffect(() => container.removeAttribute(DEHYDRATED), [container])
  return children
}
