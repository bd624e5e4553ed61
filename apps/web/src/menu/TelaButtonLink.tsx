import type { ComponentProps } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { useAcesso } from './useAcesso.ts'

type TelaButtonLinkProps = Pick<
  ComponentProps<typeof ButtonLink>,
  'children' | 'variant' | 'size' | 'icon' | 'routerOptions'
> & {
  href: string
}

/** A button that leads to a screen of the portal; to one that does not open, it stays and says why (Spec §4.8). */
export function TelaButtonLink({ href, routerOptions, ...rest }: TelaButtonLinkProps) {
  const motivo = useAcesso().whyNotOpen(href)
  if (motivo) return <Button {...rest} disabledReason={motivo} />
  return <ButtonLink {...rest} href={href} {...(routerOptions && { routerOptions })} />
}
