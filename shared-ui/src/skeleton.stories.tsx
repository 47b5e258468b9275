import type { Stories } from '../gallery/kinds.ts'
import { Stack } from './layout.tsx'
import { Skeleton } from './skeleton.tsx'

export default {
  'Skeleton: default': <Skeleton $height="6rem" />,
  'Skeleton: lines': (
    <Stack $gap={3}>
      <Skeleton $height="1.5rem" $width="50%" />
      <Skeleton $height="1rem" />
      <Skeleton $height="1rem" $width="85%" />
    </Stack>
  ),
} satisfies Stories
