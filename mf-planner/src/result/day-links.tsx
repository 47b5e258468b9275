import { ButtonAnchor, ButtonLink } from '@site/ui/button'
import { Row } from '@site/ui/layout'
import type { ReactNode } from 'react'
import { hotelsNear, mapRoutes, type NamedPoint } from '../plan/links.ts'

interface DayLinksProps {
  readonly points: readonly NamedPoint[]
  readonly dayNumber: number
  /** More to do with the day. */
  readonly children: ReactNode
}

/** Where a day leads: its route in a maps app, and beds near where it ends. */
export const DayLinks = ({ points, dayNumber, children }: DayLinksProps) => {
  const routes = mapRoutes(points)
  const last = points.at(-1)
  return (
    <Row $gap={2} data-screen-only>
      {routes.map((href, part) => (
        <ButtonAnchor key={href} $tone="outline" $size="small" href={href} target="_blank" rel="noreferrer">
          Open day {dayNumber} in a maps app{routes.length > 1 ? `, part ${part + 1}` : ''}
        </ButtonAnchor>
      ))}
      {last === undefined ? null : (
        <ButtonLink $tone="outline" $size="small" to={hotelsNear(last)}>
          Hotels near day {dayNumber}
        </ButtonLink>
      )}
      {children}
    </Row>
  )
}
