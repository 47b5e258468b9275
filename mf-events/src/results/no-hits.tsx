import type { HotelsResponse } from '@site/contracts/hotels'
import { Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { plainFilters } from './filters.ts'
import { modes, NearestButton } from './nearest-button.tsx'
import type { ChangeView } from './view.ts'

interface NoHitsProps {
  readonly nearest: HotelsResponse['nearest']
  readonly reachable: number
  readonly onChange: ChangeView
}

/** No hotel passes the filters: the nearest that nearly does, and the way back to all of them. */
export const NoHits = ({ nearest, reachable, onChange }: NoHitsProps) => (
  <Notice role="status">
    <Stack $gap={3}>
      <Text>
        <strong>No hotel fits these filters.</strong>{' '}
        {nearest === null
          ? `Without them there ${reachable === 1 ? 'is 1 hotel' : `are ${reachable} hotels`} within reach.`
          : `The nearest that fits all the others is ${nearest.name}, ${nearest.minutes} min ${modes[nearest.by]}.`}
      </Text>
      <Row>
        {nearest === null ? null : <NearestButton $size="small" nearest={nearest} onShow={onChange} />}
        <Button $tone={nearest === null ? 'signal' : 'outline'} $size="small" onClick={() => onChange(plainFilters)}>
          Clear the filters
        </Button>
      </Row>
    </Stack>
  </Notice>
)
