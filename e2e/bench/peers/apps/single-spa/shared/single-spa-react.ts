export { default } from 'single-spa-react'
