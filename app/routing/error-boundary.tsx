import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  broken: ReactNode
  /** At another place what broke is tried anew. */
  place: string
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
  place: string
}

/** React reports what it catches; classes are the one way to catch it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, place: this.props.place }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { hasFailed: false, place }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.broken : this.props.children
  }
}
