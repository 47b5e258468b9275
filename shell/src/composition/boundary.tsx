import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** The page shown; another one is tried even after this one failed. */
  readonly page: object
  readonly onError: (error: Error) => void
  readonly fallback: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: boolean
  readonly page: object
}

/** Limits a failure to its own region. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false, page: this.props.page }
  static getDerivedStateFromProps = ({ page }: BoundaryProps, shown: BoundaryState) =>
    page === shown.page ? null : { failed: false, page }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: Error) {
    this.props.onError(error)
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
