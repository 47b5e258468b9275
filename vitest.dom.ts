import { configure } from '@testing-library/react'

// A part that is loaded on demand may take a busy machine longer than the library's second.
configure({ asyncUtilTimeout: 20_000 })
