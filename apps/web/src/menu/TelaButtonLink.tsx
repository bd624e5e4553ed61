import type { ComponentProps } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { useAcesso } from './useAcesso.ts'

type TelaButtonLinkProps = Pick<
  ComponentProps<typeof ButtonLink>,
  'children' | 'variant' | 'size' | 'icon'
> & {
  href: string
}

/** A button that leads to a screen of the portal; to one that does not open, it stays and says why (Spec §4.8). */
export function TelaButtonLink({ href, ...rest }: TelaButtonLinkProps) {
  const motivo = useAcesso().whyNotOpen(href)
  return motivo ? <Button {...rest} disabledReason={motivo} /> : <ButtonLink {...rest} href={href} />
}
