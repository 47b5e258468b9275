import { Wrap } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'

/** Warns that a version in the address is not published, so that nobody tests the default by mistake. */
export const UnknownOverrides = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? null : (
    <Wrap data-screen-only>
      <Notice $tone="error" role="status">
        No such version of {names.join(', ')} is published: the default is shown.
      </Notice>
    </Wrap>
  )
