import type { ReactNode } from 'react'
import { Link } from '../ui/action/Link.tsx'
import { useAcesso } from './useAcesso.ts'

type AcessoLinkProps = { href: string; children: ReactNode; onPress?: () => void }

/** A link for whoever may go there, and its words alone for anybody else. */
export function AcessoLink({ href, children, onPress }: AcessoLinkProps) {
  if (useAcesso().whyNotOpen(href)) return <span>{children}</span>
  return (
    <Link href={href} {...(onPress && { onPress })}>
      {children}
    </Link>
  )
}
