import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
const H = styled.h1`
  color: red;
`
export const Page = () => {
  const [n, set] = useState(0)
  return (
    <H onClick={() => set(n + 1)}>
      Terms {n} <Link to="/">home</Link>
    </H>
  )
}
