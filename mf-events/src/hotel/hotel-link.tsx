import type { ComponentProps } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

interface HotelLinkProps extends Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'children'> {
  readonly id: string
}

/**
 * A link from a list to a hotel. It marks the hotel's row in the address of the list before it leaves, so that Back leads to that
 * row and gives it the focus.
 */
export const HotelLink = ({ id, ...link }: HotelLinkProps) => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const mark = () => {
    void navigate({ pathname, search, hash: `hotel-${encodeURIComponent(id)}` }, { replace: true, state })
  }
  return <Link {...link} onClick={mark} />
}
