import { Text } from '@site/ui/layout'

/** Whose data the page stands on, as their licences ask. */
export const Credits = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Text $muted $small>
      Data: {lines.join('; ')}. Walking and transit times are our own estimates.
    </Text>
  )
