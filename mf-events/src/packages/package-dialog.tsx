import type { PackageOffer } from '@site/contracts/package-offer'
import { Dialog } from '@site/ui/dialog'

export const PackageDialog = ({ offer, onClose }: { readonly offer: PackageOffer; readonly onClose: () => void }) => (
  <Dialog open onClose={onClose} title={offer.title} wide>
    {offer.description}
  </Dialog>
)
