import type { ComponentProps } from 'react'
import { NavLink } from 'react-router-dom'
import { usePrefetch } from '../composition/use-prefetch.ts'

type Props = Omit<ComponentProps<typeof NavLink>, 'to'> & { readonly to: string }

/** A link that starts to load its page when someone means to follow it: on hover or focus, not before. */
export const IntentLink = ({ to, ...rest }: Props) => {
  const prefetch = usePrefetch()
  return <NavLink {...rest} to={to} onPointerEnter={() => prefetch(to)} onFocus={() => prefetch(to)} />
}
