import { color } from '@site/ui/tokens'
import type { PartnerDoor } from './content.ts'

export const doorInk: Record<PartnerDoor['id'], string> = {
  hotels: color.street,
  events: color.stage,
  affiliates: color.court,
  portal: color.expo,
}
