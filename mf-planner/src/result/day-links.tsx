import { ButtonAnchor, ButtonLink } from '@site/ui/button'
import { Row } from '@site/ui/layout'
import { hotelsNear, mapRoutes, type NamedPoint } from '../plan/links.ts'

/** Where a day leads: its route in a maps app, and beds near where it ends. */
export const DayLinks = ({ points, dayNumber }: { points: readonly NamedPoint[]; dayNumber: number }) => {
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
    </Row>
  )
}
