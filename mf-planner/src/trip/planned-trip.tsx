import { Stack } from '@site/ui/layout'
import type { ComponentProps } from 'react'
import { EditableTrip } from '../result/editable-trip.tsx'
import { tellsMore, Understood } from './understood.tsx'
import { useReading } from './use-reading.ts'

/** How the request was read, and the plan that came of it. */
export const PlannedTrip = ({ onPlan, ...plan }: ComponentProps<typeof EditableTrip> & { onPlan: () => void }) => {
  const actions = useReading(onPlan)
  const { reading } = plan.history.present.meta
  return (
    <Stack $gap={6}>
      {reading === null || !tellsMore(reading) ? null : <Understood reading={reading} {...actions} />}
      <EditableTrip {...plan} />
    </Stack>
  )
}
