import { ButtonLink } from '@site/ui/button'
import { useSaved } from './use-saved.ts'

/** The way to the saved hotels, where there are any. */
export const SavedLink = () => {
  const { length } = useSaved()
  return length === 0 ? null : (
    <ButtonLink to="/saved" $tone="outline" $size="small">
      Saved hotels ({length})
    </ButtonLink>
  )
}
