import { site } from '@site/contracts/site'
import { Text } from '@site/ui/layout'

export const LastUpdated = () => (
  <Text $small $muted>
    Last updated {site.policiesUpdated}
  </Text>
)
