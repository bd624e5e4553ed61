import { type ComponentType, lazy } from 'react'

/**
 * A component for `NearScreen`, and what brings its code. They share one promise, so that the component, drawn once the
 * code is there, does not wait for it again in the middle of the drawing.
 */
export function lazyPart<Props extends object>(bring: () => Promise<ComponentType<Props>>) {
  let code: Promise<{ default: ComponentType<Props> }> | undefined
  const load = () => {
    code ??= bring().then((found) => ({ default: found }))
    return code
  }
  return { Part: lazy(load), load }
}
