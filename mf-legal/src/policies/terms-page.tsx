import { terms } from './content/terms.ts'
import { PolicyPage } from './policy-page.tsx'

export const Page = () => <PolicyPage policy={terms} />
