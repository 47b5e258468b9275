import { useRoute } from '@stageside/kit'
import { looks } from '@stageside/ui/poster'
import { useCategory } from '../search/use-category.ts'
import { EventList } from './event-list.tsx'
import { Finder, loadSearched } from './finder.tsx'

const texts = {
  sports: {
    intro: 'Finals, races and opening days. Choose one and see which beds are a short walk from your seat.',
    placeholder: 'Australian Open, Wembley Stadium…',
    back: 'All sports events',
  },
  music: {
    intro: 'Festivals and arena nights. Choose one and see how you get back to bed when the lights come up.',
    placeholder: 'Ultra Music Festival, O2 Arena…',
    back: 'All concerts and festivals',
  },
  business: {
    intro: 'Trade fairs, summits and congresses. Choose one and keep the morning walk to the hall short.',
    placeholder: 'Canton Fair, ExCeL London…',
    back: 'All business events',
  },
} as const

export const Page = () => {
  const { page } = useRoute()
  const category = useCategory()
  if (category === undefined) throw new Error(`${page} is no category of events`)
  return (
    <Finder key={category} scene={looks[category].scene} {...texts[category]}>
      <EventList category={category} />
    </Finder>
  )
}

export { loadSearched as load }
