import { privacy } from './content/privacy.ts'
import { PolicyPage } from './policy-page.tsx'

export const Page = () => <PolicyPage policy={privacy} />
