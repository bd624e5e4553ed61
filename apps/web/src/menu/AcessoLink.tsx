import { guia } from '@portal/contract/guia.ts'
import type { ReactNode } from 'react'
import { Link } from '../ui/action/Link.tsx'
import { useAcesso } from './useAcesso.ts'

type AcessoLinkProps = { href: string; children: ReactNode; onPress?: () => void }

/**
 * A link for whoever may go there, and its words alone for anybody else. The address of a guide opens to more than may
 * read it (Spec §2.4), and asking without the function ends the session.
 */
export function AcessoLink({ href, children, onPress }: AcessoLinkProps) {
  const acesso = useAcesso()
  const motivo = href.startsWith('/portal/guia/')
    ? acesso.whyNotCall(guia.getGuiaDetalhada)
    : acesso.whyNotOpen(href)
  if (motivo) return <span>{children}</span>
  return (
    <Link href={href} {...(onPress && { onPress })}>
      {children}
    </Link>
  )
}
