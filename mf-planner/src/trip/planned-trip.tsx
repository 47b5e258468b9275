import { Stack } from '@stageside/ui/layout'
import type { ComponentProps } from 'react'
import { EditableTrip } from '../result/editable-trip.tsx'
import { useTogetherContext } from '../together/use-together.ts'
import { tellsMore, Understood } from './understood.tsx'
import { useReading } from './use-reading.ts'

interface PlannedTripProps extends ComponentProps<typeof EditableTrip> {
  readonly onPlan: () => void
  readonly onShowForm: () => void
}

/** How the request was read, and the plan that came of it. */
export const PlannedTrip = ({ onPlan, onShowForm, ...plan }: PlannedTripProps) => {
  const actions = useReading(onPlan, onShowForm)
  const isTogether = (useTogetherContext()?.writer ?? null) !== null
  const { reading } = plan.history.present.meta
  return (
    <Stack $gap={6}>
      {reading === null || plan.isShared || isTogether || !tellsMore(reading) ? null : (
        <Understood reading={reading} {...actions} />
      )}
      <EditableTrip {...plan} />
    </Stack>
  )
}
