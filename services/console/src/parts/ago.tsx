import { useNow } from './now.ts'
import { ago, moment } from './words.ts'

/** How long ago something was; the moment itself on pointing at it. */
export const Ago = ({ at }: { readonly at: string }) => {
  const now = useNow()
  return (
    <time dateTime={at} title={moment(at)}>
      {ago(at, now)}
    </time>
  )
}
