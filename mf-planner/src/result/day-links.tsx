import { Button, ButtonAnchor, ButtonLink } from '@stageside/ui/button'
import { Row } from '@stageside/ui/layout'
import { useEditorContext } from '../edit/use-editor.ts'
import { hotelsNear, mapRoutes, type NamedPoint } from '../plan/links.ts'

interface DayLinksProps {
  readonly points: readonly NamedPoint[]
  readonly dayIndex: number
}

/** Where a day leads: its route in a maps app, beds near where it ends, and another day in its place. */
export const DayLinks = ({ points, dayIndex }: DayLinksProps) => {
  const editor = useEditorContext()
  const routes = mapRoutes(points)
  const last = points.at(-1)
  const number = dayIndex + 1
  return (
    <Row $gap={2} data-screen-only>
      {routes.map((href, part) => (
        <ButtonAnchor key={href} $tone="outline" $size="small" href={href} target="_blank" rel="noreferrer">
          Open day {number} in a maps app{routes.length > 1 ? `, part ${part + 1}` : ''}
        </ButtonAnchor>
      ))}
      {last === undefined ? null : (
        <ButtonLink $tone="outline" $size="small" to={hotelsNear(last)}>
          Hotels near day {number}
        </ButtonLink>
      )}
      {editor === null || !editor.online ? null : (
        <Button $tone="outline" $size="small" aria-disabled={editor.waiting} onClick={() => editor.replanDay(dayIndex)}>
          Replan day {number}
        </Button>
      )}
    </Row>
  )
}
