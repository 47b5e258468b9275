export { createGlobalStyle, css, keyframes, styled } from 'styled-components'
