import { Dialog } from '@stageside/ui/dialog'
import { Row, Stack, Text } from '@stageside/ui/layout'
import type { AddressStay } from '../hotel/hotel-address.ts'
import { ShareLinkButton } from '../parts/share-link-button.tsx'
import { CompareTable } from './compare-table.tsx'
import type { ComparedHotel } from './compared-hotel.ts'

export interface CompareDialogProps {
  readonly hotels: readonly ComparedHotel[]
  readonly stay: AddressStay | null
  /** An address that opens this comparison anywhere. */
  readonly shareUrl: () => string
  readonly open: boolean
  readonly onClose: () => void
}

export const CompareDialog = ({ hotels, stay, shareUrl, open, onClose }: CompareDialogProps) => (
  <Dialog open={open} onClose={onClose} title={`Compare ${hotels.length} hotels`} wide>
    <Stack $gap={4}>
      <Row>
        <ShareLinkButton
          label="Share this comparison"
          title={`${hotels.length} hotels compared`}
          url={shareUrl}
          copied="It opens this comparison."
        />
      </Row>
      <CompareTable hotels={hotels} stay={stay} />
      {hotels.every(({ price }) => price === null) ? (
        <Text $muted>See prices for your dates on the sites linked below each hotel.</Text>
      ) : null}
    </Stack>
  </Dialog>
)
