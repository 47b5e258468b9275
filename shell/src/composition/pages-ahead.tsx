import { useEffect, useState, type ComponentType } from 'react'
import { useSite } from '../site-context.ts'

/** Comes with the whole composition (`main.tsx`): until that is fetched, nothing is known of other pages. */
export const PagesAhead = () => {
  const { compositions } = useSite()
  const [Ahead, setAhead] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      compositions.store.subscribe(() => {
        // Without it pages are loaded when somebody comes to them.
        import('../parts/parts.ts').then(
          ({ LinksInView }) => setAhead(() => LinksInView),
          () => undefined,
        )
      }),
    [compositions],
  )
  return Ahead && <Ahead />
}
