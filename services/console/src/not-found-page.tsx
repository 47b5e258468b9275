import { Text } from '@stageside/ui/layout'
import { Link } from 'react-router-dom'
import { Page } from './parts/page.tsx'

export const NotFoundPage = () => (
  <Page title="There is no such page">
    <Text>
      The console has nothing at this address. <Link to="/">See what is live</Link>
    </Text>
  </Page>
)
