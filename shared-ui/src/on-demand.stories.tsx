import { nothing } from '../gallery/samples.tsx'
import type { Stories } from '../gallery/kinds.ts'
import { Text } from './layout.tsx'
import { onDemand } from './on-demand.tsx'
import { Skeleton } from './skeleton.tsx'

const load = async () => () => <Text>Here it is.</Text>
const never = () => new Promise<never>(nothing)
const refuse = (): Promise<never> =>
  Promise.reject(new Error('shown in the gallery: the code of this part cannot be had'))

const Loaded = onDemand(load)
const Loading = onDemand(never, <Skeleton $height="6rem" />)
const Failed = onDemand(refuse)
const FailedDialog = onDemand(refuse)

export default {
  'onDemand: default': <Loaded />,
  'onDemand: loading': <Loading />,
  'onDemand: error': <Failed />,
  'onDemand: error of what was opened': <FailedDialog open onClose={nothing} />,
} satisfies Stories
